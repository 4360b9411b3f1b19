/**
 * A phone number found in a run, before its label and extension are known. Offsets are in the whole text. `withCode`: the
 * digits carried their country code; `valid`: a range of the numbering plan holds it.
 */
export type PhoneNumber = { start: number; end: number; e164: string; withCode: boolean; valid: boolean };
