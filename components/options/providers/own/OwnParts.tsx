import type { CustomId } from '../../../../lib/model/answer/custom-ids.ts';
import type { CustomDefinition, Finding } from '../../../../lib/model/settings/custom/definition.ts';
import { customFacts } from '../../../../lib/model/settings/custom/definition.ts';
import { listOf } from '../../../../lib/words/isolated.ts';
import { say } from '../../../../lib/words/say.ts';
import { Button } from '../../../parts/Button.tsx';
import { factName, findingText } from './definition-words.ts';
import type { OwnEvents } from './own-state.ts';
import './own-providers.css';

/** Returns what is read from the answers of a provider that the user described. */
export function readsText({ of, facts }: CustomDefinition): string {
  return say('customReads', listOf(customFacts[of].filter((fact) => facts[fact]).map(factName)));
}

/** What a provider that the user described is sent. */
export function OwnWords({ definition: { url, headers } }: { definition: CustomDefinition }) {
  const sent = [url, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return <p class="nl-options-hint nl-breaks">{say('customAsks', listOf(sent))}</p>;
}

type OwnButtonsProps = { id: CustomId; name: string; events: OwnEvents };

/** The buttons for a provider's description. */
export function OwnButtons({ id, name, events }: OwnButtonsProps) {
  return (
    <>
      <Button kind="link" label={say('customEdit', name)} onPress={() => events.onDescribe(id)}>
        {say('customEditWord')}
      </Button>
      <Button kind="link" label={say('customExport', name)} onPress={() => events.onExport(id)}>
        {say('customExportWord')}
      </Button>
    </>
  );
}

/** The values that a test found at each place, each with its kind. */
export function Findings({ findings }: { findings: Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <table class="nl-own-findings">
      <caption>{say('findingsTitle')}</caption>
      <tbody>
        {findings.map((finding) => (
          <tr key={`${finding.fact} ${finding.pointer}`}>
            <th scope="row">
              {finding.fact === 'found' ? null : <span>{factName(finding.fact)}</span>}{' '}
              <bdi dir="ltr">{finding.pointer}</bdi>
            </th>
            <td>
              {finding.found && finding.found.text !== '' ? <bdi>{finding.found.text}</bdi> : null}{' '}
              <span class="nl-fine">{findingText(finding)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
