import type { Report } from '../model/report.ts';
import { answerOf } from './answer-of.ts';
import type { Source } from './fact.ts';
import type { FormatId } from './formats.ts';

/** A form of a number as the service writes it. */
export type ServiceFormat = { id: FormatId; text: string; source: Source };

/** The forms in which the service writes a number otherwise than the device does, each once. */
export function serviceFormats(report: Report): ServiceFormat[] {
  const answer = answerOf(report, 'phoneValidation');
  const { device } = report;
  if (!answer || device.kind !== 'phone') return [];
  const source: Source = { kind: 'service', operation: 'phoneValidation', at: answer.at };
  const given: [FormatId, string | null][] = [
    ['international', answer.international],
    ['international', answer.formatted],
    ['national', answer.national],
  ];
  return given.flatMap(([id, text]) => (text === null || text === device[id] ? [] : [{ id, text, source }]));
}
