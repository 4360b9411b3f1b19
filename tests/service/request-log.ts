import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { FaultId } from './faults.ts';

/**
 * A request as it came in, key and all. `operation` and `subject` are null where the request was not understood. `closed`
 * resolves with the bytes written to its connection once the response is over, whoever ended it.
 */
export type LoggedRequest = {
  method: string;
  /** Path and query. */
  target: string;
  headers: IncomingMessage['headers'];
  at: number;
  operation: OperationId | null;
  subject: string | null;
  fault: FaultId | null;
  closed: Promise<number>;
};

export function logRequest(request: IncomingMessage, response: ServerResponse): LoggedRequest {
  const { socket } = request;
  const before = socket.bytesWritten;
  const { promise: closed, resolve } = Promise.withResolvers<number>();
  response.once('close', () => resolve(socket.bytesWritten - before));
  return {
    method: request.method ?? '',
    target: request.url ?? '',
    headers: request.headers,
    at: Date.now(),
    operation: null,
    subject: null,
    fault: null,
    closed,
  };
}
