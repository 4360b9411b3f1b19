import type { IpReport } from '../../lib/model/ip-report.ts';
import type { Source } from '../../lib/report/fact.ts';
import { ipFacts } from '../../lib/report/ip-facts.ts';
import type { ReportContext } from '../../lib/report/report-context.ts';
import { say } from '../../lib/words/say.ts';
import { FactList } from './FactList.tsx';
import { SpecialNote } from './SpecialNote.tsx';

type EmbeddedAddressProps = { address: IpReport; source: Source; context: ReportContext };

/** The IPv4 address inside an IPv6 one, with what the device knows of it. */
export function EmbeddedAddress({ address, source, context }: EmbeddedAddressProps) {
  return (
    <section class="nl-embedded" aria-label={say('embedded', address.ip)}>
      <h2>{say('embedded', address.ip)}</h2>
      {address.special ? <SpecialNote special={address.special} /> : null}
      <FactList facts={ipFacts(address, null, source, context)} now={context.now} />
    </section>
  );
}
