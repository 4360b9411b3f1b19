import { useId } from 'preact/hooks';
import type { FoundGroup, FoundNetwork, FoundPlace } from '../../lib/found/found.ts';
import { countryName } from '../../lib/words/countries.ts';
import { language } from '../../lib/words/language.ts';
import { say } from '../../lib/words/say.ts';
import { Flag } from '../parts/Country.tsx';
import type { RowRoom } from './FoundRow.tsx';
import { FoundRow } from './FoundRow.tsx';

/** A country with its networks and carriers, and their subjects; without a country, the subjects alone. */
export function FoundGroupPart({ group, room }: { group: FoundGroup; room: RowRoom }) {
  const { place, count, networks } = group;
  const id = useId();
  if (place === null) {
    return networks.map((network) => <NetworkPart key="all" network={network} hasNetwork room={room} />);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a landmark for every country is too many
    <div class="nl-onpage-group" role="group" aria-labelledby={id}>
      <h2>
        <span class="nl-onpage-flag" aria-hidden="true">
          {place.kind === 'country' ? <Flag country={place.country} /> : null}
        </span>
        <span id={id} class="nl-onpage-place">
          {placeText(place)}
        </span>
        <span class="nl-onpage-count">{new Intl.NumberFormat(language()).format(count)}</span>
      </h2>
      {networks.map((network) => (
        <NetworkPart key={network.name ?? ''} network={network} hasNetwork={network.name === null} room={room} />
      ))}
    </div>
  );
}

type NetworkPartProps = { network: FoundNetwork; hasNetwork: boolean; room: RowRoom };

/** A network or carrier below its name, or (`hasNetwork`) subjects that each name their own. */
function NetworkPart({ network: { name, items }, hasNetwork, room }: NetworkPartProps) {
  const id = useId();
  return (
    <div class="nl-onpage-network">
      {name === null ? null : (
        <p id={id} class="nl-onpage-name">
          <bdi>{name}</bdi>
        </p>
      )}
      <ul aria-labelledby={name === null ? undefined : id}>
        {items.map((item) => (
          <FoundRow key={item.key} item={item} hasNetwork={hasNetwork} room={room} />
        ))}
      </ul>
    </div>
  );
}

function placeText(place: FoundPlace): string {
  switch (place.kind) {
    case 'country':
      return countryName(place.country);
    case 'special':
      return say('onPageSpecial');
    case 'nowhere':
      return say('onPageNowhere');
  }
}
