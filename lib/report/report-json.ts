import type { Report } from '../model/report.ts';
import { subjectKey } from '../model/subject-key.ts';

/**
 * A report as an object for JSON: `subject`, `kind` and `report` as the `lookup` command prints them (the device's answer), `names`,
 * and the service's answers, each with its time (ISO 8601). The quota is the person's, not the subject's: it stays out.
 */
export function reportJson({ subject, device, dataDate, names, service }: Report): object {
  const { kind, ...report } = device;
  return {
    subject: subjectKey(subject),
    kind,
    ...(subject.kind === 'phone' && subject.extension !== undefined ? { extension: subject.extension } : {}),
    report,
    dataDate,
    names: names.map((known) => ({ ...known, ...('at' in known && known.at !== null ? { at: time(known.at) } : {}) })),
    service: service.map((answer) => {
      const { at, ...said } = 'quota' in answer ? withoutQuota(answer) : answer;
      return { ...said, at: time(at) };
    }),
  };
}

function withoutQuota<Answer extends { quota: unknown }>({ quota: _, ...answer }: Answer): Omit<Answer, 'quota'> {
  return answer;
}

function time(at: number): string {
  return new Date(at).toISOString();
}
