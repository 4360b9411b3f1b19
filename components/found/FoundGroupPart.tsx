import { useId } from 'preact/hooks';
import type { FoundGroup, FoundHeading, FoundNetwork } from '../../lib/found/found.ts';
import { countryName } from '../../lib/words/countries.ts';
import { language } from '../../lib/words/language.ts';
import { say } from '../../lib/words/say.ts';
import { Flag } from '../parts/Country.tsx';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/Icon.tsx';
import type { RowContext } from './FoundRow.tsx';
import { FoundRow } from './FoundRow.tsx';

/**
 * A group of subjects below its heading: a country with its networks and carriers, or a warning. Without a heading, only
 * the subjects.
 */
export function FoundGroupPart({ group, isFolded = false, context }: FoundGroupProps) {
  const { heading, count, networks } = group;
  const id = useId();
  if (heading === null) {
    return networks.map((network) => <NetworkPart key="all" network={network} heading={null} context={context} />);
  }
  const head = (
    <h2 class={classNames('', { 'nl-warn': heading.kind === 'warned', 'nl-turns': isFolded })}>
      <span class="nl-if-filled nl-middle nl-onpage-flag" aria-hidden="true">
        {heading.kind === 'country' ? <Flag country={heading.country} /> : null}
        {heading.kind === 'warned' ? <Icon name="warning" /> : null}
      </span>
      <span id={id} class="nl-breaks nl-shrinks">
        {headingText(heading)}
      </span>
      <span class="nl-onpage-count">{new Intl.NumberFormat(language()).format(count)}</span>
      {isFolded ? <Icon name="more" /> : null}
    </h2>
  );
  const rows = networks.map((network) => (
    <NetworkPart key={network.name ?? ''} network={network} heading={heading} context={context} />
  ));
  if (isFolded) {
    return (
      <details class="nl-onpage-group" aria-labelledby={id}>
        <summary class="nl-focus-inside">{head}</summary>
        {rows}
      </details>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a landmark for every country is too many
    <div class={`nl-onpage-group nl-onpage-group-${heading.kind}`} role="group" aria-labelledby={id}>
      {head}
      {rows}
    </div>
  );
}

type FoundGroupProps = {
  group: FoundGroup;
  /** It is closed until the user opens it. */
  isFolded?: boolean;
  context: RowContext;
};

/** Whether the subjects below a heading may be of different countries. */
const isMixed = {
  country: false,
  special: false,
  nowhere: false,
  warned: true,
  new: true,
  seen: true,
} as const satisfies Record<FoundHeading['kind'], boolean>;

type NetworkPartProps = { network: FoundNetwork; heading: FoundHeading | null; context: RowContext };

/** The rows of a network or carrier below its name and what they all share. Without a name, each row shows its own. */
function NetworkPart({ network: { name, detail, items }, heading, context }: NetworkPartProps) {
  const id = useId();
  const above = {
    network: name !== null,
    detail: detail !== null,
    country: heading !== null && !isMixed[heading.kind],
    seen: heading?.kind === 'seen',
  };
  return (
    <div class="nl-onpage-network">
      {name === null ? null : (
        <p id={id} class="nl-onpage-name">
          <Icon name={items[0]?.subject.kind === 'phone' ? 'carrier' : 'network'} tone="faint" />
          <bdi class="nl-shrinks">{detail === null ? name : say('headlinePair', name, detail)}</bdi>
        </p>
      )}
      <ul aria-labelledby={name === null ? undefined : id}>
        {items.map((item) => (
          <FoundRow key={item.key} item={item} above={above} context={context} />
        ))}
      </ul>
    </div>
  );
}

function headingText(heading: FoundHeading): string {
  switch (heading.kind) {
    case 'country':
      return countryName(heading.country);
    case 'special':
      return say('onPageSpecial');
    case 'nowhere':
      return say('onPageNowhere');
    case 'warned':
      return say('onPageWarned');
    case 'new':
      return say('onPageNew');
    case 'seen':
      return say('onPageSeen');
  }
}
