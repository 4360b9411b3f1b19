import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PhonePath } from '../../lib/lookup/service/phone-path.ts';
import type { ServiceOperationId } from '../../lib/model/answer/service-answer.ts';
import { answerQuestion } from './answer-question.ts';
import { createDirectory } from './directory.ts';
import type { FaultId } from './faults.ts';
import { faultOf, faults } from './faults.ts';
import type { OnDevice } from './on-device.ts';
import { createOnDevice } from './on-device.ts';
import { createQuota } from './quota.ts';
import { operationAt, operationPaths, readRequest } from './read-request.ts';
import type { LoggedRequest } from './request-log.ts';
import { logRequest } from './request-log.ts';
import { startServer } from './start-server.ts';

export type ServiceOptions = {
  /** 0 takes any free port. */
  port: number;
  /** The one key that it takes. */
  key: string;
  /** Caller names by E.164, which win over the directory's. */
  names?: ReadonlyMap<string, string>;
  /** Calls of phone validation in a window of seconds; 1,000 an hour unless told otherwise. */
  quota?: { calls: number; seconds: number };
  /** Which paths phone validation has; the document leaves it open. */
  phonePaths?: 'both' | 'root' | 'versioned';
  /** What answers for subjects that the directory lacks; the product's own engines unless told otherwise. */
  device?: OnDevice;
  /** Gets one line for each request; the key is never in it. */
  log?: (line: string) => void;
};

export type Service = {
  origin: string;
  /** Each operation's base address. */
  addresses: Record<ServiceOperationId, string>;
  /** Every request that came in, in order. */
  requests: LoggedRequest[];
  /** The second origin, where redirects lead. Nothing may ever arrive there. */
  elsewhere: { origin: string; requests: LoggedRequest[] };
  /** Plays a fault for whatever is asked of this operation, on both paths or on one, until it is null again. */
  setFault: (operation: ServiceOperationId, fault: FaultId | null, path?: PhonePath) => void;
  close: () => Promise<void>;
};

/** Starts the lookup service of `service-interface.md` on 127.0.0.1: contract to the letter, faults on request. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { port, key, names, quota = { calls: 1000, seconds: 3600 }, phonePaths = 'both', log } = options;
  const directory = createDirectory(names);
  const device = options.device ?? createOnDevice();
  const takeQuota = createQuota(quota);
  const requests: LoggedRequest[] = [];
  const caught: LoggedRequest[] = [];
  const setFaults = new Map<string, FaultId>();

  const elsewhere = await startServer(0, (request, response) => {
    caught.push(logRequest(request, response));
    sendJson(response, 200, { name: 'Caught elsewhere' });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const logged = logRequest(request, response);
    requests.push(logged);
    response.once('close', () => log?.(logLine(logged, response.statusCode)));
    const url = URL.parse(`http://service.invalid${logged.target}`);
    const place = url && operationAt(url.pathname);
    if (!place || (place.operation === 'phoneValidation' && !hasPath(phonePaths, place.versioned))) {
      return sendError(response, 404, 'There is nothing at this path.');
    }
    logged.operation = place.operation;
    if (request.method !== 'GET') return sendError(response, 405, 'Only GET is answered.');
    const read = readRequest(place.operation, url.searchParams, { key });
    if ('status' in read) return sendError(response, read.status, read.sentence);
    logged.subject = read.subject;
    const path = place.versioned ? 'versioned' : 'root';
    logged.fault = setFaults.get(`${place.operation} ${path}`) ?? faultOf(read.subject);

    const left = place.operation === 'phoneValidation' ? takeQuota() : { granted: true, remain: 0, seconds: 0 };
    if (!left.granted) {
      response.setHeader('retry-after', left.seconds);
      return sendError(response, 429, 'The rate limit is reached.');
    }
    const right = await answerQuestion(place.operation, read.subject, { directory, device, quota: left });
    const fault = faults.find(({ id }) => id === logged.fault);
    if (!fault) return sendJson(response, 200, right);
    fault.play({ response, answer: right, target: logged.target, elsewhere: elsewhere.origin });
  }

  const server = await startServer(port, (request, response) => {
    answer(request, response).catch((error) => {
      console.error('The lookup service could not answer:', error);
      if (!response.headersSent) sendError(response, 500, 'The service failed.');
    });
  }).catch(async (error) => {
    await elsewhere.close();
    throw error;
  });

  return {
    origin: server.origin,
    addresses: {
      phoneValidation: server.origin + operationPaths.phoneValidation,
      ipGeolocation: server.origin + operationPaths.ipGeolocation,
      callerId: server.origin + operationPaths.callerId,
    },
    requests,
    elsewhere: { origin: elsewhere.origin, requests: caught },
    setFault: (operation, fault, path) => {
      for (const each of path ? [path] : (['root', 'versioned'] as const)) {
        if (fault) setFaults.set(`${operation} ${each}`, fault);
        else setFaults.delete(`${operation} ${each}`);
      }
    },
    close: async () => {
      await Promise.all([server.close(), elsewhere.close()]);
    },
  };
}

function hasPath(paths: 'both' | 'root' | 'versioned', versioned: boolean): boolean {
  return paths === 'both' || (paths === 'versioned') === versioned;
}

function sendError(response: ServerResponse, status: number, sentence: string): void {
  if (status === 405) response.setHeader('allow', 'GET');
  sendJson(response, status, { error: sentence });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function logLine({ method, operation, subject, fault }: LoggedRequest, status: number): string {
  const outcome = fault ? `plays "${fault}"` : String(status);
  return [method, operation ?? 'unknown path', subject ?? '', outcome].filter((part) => part !== '').join(' ');
}
