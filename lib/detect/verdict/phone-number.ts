/** A phone number found in a run, before its label and extension are known. Offsets are in the whole text. */
export type PhoneNumber = { start: number; end: number; e164: string; withCode: boolean };
