import { nextTask } from '../../components/page/next-task.ts';
import { mostMegabytes } from '../../components/panel/list-limits.ts';
import type { ListProblem } from '../../components/panel/list-state.ts';
import { decodeText } from '../../lib/files/decode-text.ts';
import type { Result } from '../../lib/model/result.ts';
import { failed, ok } from '../../lib/model/result.ts';
import type { ListSource } from './list-reader.ts';

/** The text of a file, or why there is none. */
export async function readFile(file: File, signal: AbortSignal): Promise<Result<ListSource, ListProblem>> {
  if (file.size > mostMegabytes * 1_000_000) return failed({ kind: 'too-large', file: file.name });
  try {
    const decoding = decodeText(new Uint8Array(await file.arrayBuffer()));
    let decoded = decoding.next();
    while (!decoded.done && !signal.aborted) {
      await nextTask();
      decoded = decoding.next();
    }
    return ok({ text: decoded.done ? decoded.value : '', file: file.name });
  } catch {
    return failed({ kind: 'unreadable', file: file.name });
  }
}
