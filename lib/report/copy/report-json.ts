import { rangeNetworks } from '../../address/address-range.ts';
import type { Report } from '../../model/answer/report.ts';
import type { ServiceAnswer } from '../../model/answer/service-answer.ts';
import { subjectKey } from '../../model/subject.ts';
import { saidByProviders } from '../claims/provider-facts.ts';
import { riskSource, risksOf } from '../claims/risk.ts';

/**
 * Returns a report as an object for JSON: `subject`, `kind` and `report` (the built-in data's answer) as the `lookup`
 * command prints them but for the range, which is networks (CIDR), `names`, the worst `risk` that a provider says, and the service's answers with their times (ISO 8601). The quota is left out: it is
 * about the user, not about the subject.
 */
export function reportJson(of: Report): object {
  const { subject, device, dataDate, names, service } = of;
  const { kind, ...said } = device;
  const report =
    'range' in said && said.range !== null ? { ...said, range: rangeNetworks(said.range).join(' ') } : said;
  return {
    subject: subjectKey(subject),
    kind,
    extension: subject.kind === 'phone' ? subject.extension : undefined,
    report,
    dataDate,
    names: names.map((known) => ('at' in known && known.at !== null ? { ...known, at: time(known.at) } : known)),
    risk: worstRisk(of),
    service: service.map((answer) => {
      const { at, ...said } = 'quota' in answer ? withoutQuota(answer) : answer;
      return { ...said, at: time(at) };
    }),
  };
}

function worstRisk(report: Report): object | null {
  const [worst] = risksOf(saidByProviders(report));
  if (!worst) return null;
  const { level, score, reports } = worst;
  return { level, score, reports, source: riskSource(worst) };
}

function withoutQuota<Answer extends ServiceAnswer & { quota?: unknown }>({ quota: _, ...answer }: Answer) {
  return answer;
}

function time(at: number): string {
  return new Date(at).toISOString();
}
