/** An expected outcome as a value: what was asked for, or why not. Bugs throw instead. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function failed<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
