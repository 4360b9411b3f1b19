/** An expected outcome as a value: the value wanted, or the reason why there is none. Bugs throw instead. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function failed<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}

/**
 * Returns what a log may contain of an error: its name and the length of its message. The message itself may contain a
 * number, an address or a host, such as a schema's message that names the entry.
 */
export function errorSummary(error: unknown): string {
  if (!(error instanceof Error)) return `thrown ${typeof error}`;
  const name = /^\w{1,40}$/.test(error.name) ? error.name : 'Error';
  return `${name}, ${error.message.length} characters`;
}
