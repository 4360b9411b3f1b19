import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Answer } from './answer-question.ts';

/**
 * What a fault has at hand: the response to spoil, the right answer, the path and query that were asked, and a second
 * origin to send the client to.
 */
export type Exchange = { response: ServerResponse; answer: Answer; target: string; elsewhere: string };
export type Play = (exchange: Exchange) => void;

const json = 'application/json; charset=utf-8';
const mebibyte = Buffer.alloc(1 << 20, 'a');

/** A whole body of this content type with status 200. */
export function sendBody(contentType: string, body: string | Uint8Array): Play {
  return ({ response }) => response.writeHead(200, { 'content-type': contentType }).end(body);
}

/** The right answer with something done to it, of this content type; of none where that is null. */
export function sendChanged(change: (answer: Answer) => string, contentType: string | null = json): Play {
  const headers = contentType === null ? {} : { 'content-type': contentType };
  return ({ response, answer }) => response.writeHead(200, headers).end(change(answer));
}

/** A status with a small JSON body, and these headers, made when it is asked for. */
export function sendStatus(status: number, headers: () => Record<string, string> = () => ({})): Play {
  return ({ response }) =>
    response
      .writeHead(status, { 'content-type': json, ...headers() })
      .end(JSON.stringify({ error: `Status ${status}` }));
}

/** A status with a web page, such as a site sends while it is mended. */
export function sendPage(status: number): Play {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><h1>We are back soon</h1>');
  };
}

/** 204, which has no body by definition. */
export const sendNothing: Play = ({ response }) => response.writeHead(204).end();

/** A redirect to the same path and query, key and all, on the second origin. */
export function redirect(status: number): Play {
  return ({ response, target, elsewhere }) => response.writeHead(status, { location: elsewhere + target }).end();
}

/** An answer whose first text never ends, as fast as the client takes it. */
export const sendEndlessly: Play = ({ response }) => {
  response.writeHead(200, { 'content-type': json }).write('{"name":"');
  pipeline(Readable.from(repeat(Infinity)), response).catch(() => undefined);
};

/** Two gibibytes, said beforehand. */
export const sendHuge: Play = ({ response }) => {
  response.writeHead(200, { 'content-type': json, 'content-length': 2048 * mebibyte.length });
  pipeline(Readable.from(repeat(2048)), response).catch(() => undefined);
};

/** A gibibyte of text in about a mebibyte of gzip. */
export const sendBomb: Play = ({ response }) => {
  response.writeHead(200, { 'content-type': json, 'content-encoding': 'gzip' });
  pipeline(Readable.from(repeat(1024)), createGzip({ level: 9 }), response).catch(() => undefined);
};

/** The right answer, one byte a second. */
export const drip: Play = ({ response, answer }) => {
  const bytes = Buffer.from(JSON.stringify(answer));
  let at = 0;
  response.writeHead(200, { 'content-type': json, 'content-length': bytes.length }).flushHeaders();
  const timer = setInterval(() => {
    response.write(bytes.subarray(at, at + 1));
    at += 1;
    if (at < bytes.length) return;
    clearInterval(timer);
    response.end();
  }, 1000);
  response.once('close', () => clearInterval(timer));
};

/** Headers, and then not one byte of the body. */
export const stopAfterHeaders: Play = ({ response }) => {
  response.writeHead(200, { 'content-type': json, 'content-length': 400 }).flushHeaders();
};

/** Nothing at all; the connection stays open. */
export const staySilent: Play = () => undefined;

/** Half of the right answer, then the connection is reset. */
export const resetInBody: Play = ({ response, answer }) => {
  const bytes = Buffer.from(JSON.stringify(answer));
  response.writeHead(200, { 'content-type': json, 'content-length': bytes.length });
  response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.resetAndDestroy());
};

/** The connection closes before any answer. */
export const hangUp: Play = ({ response }) => {
  response.socket?.destroy();
};

function* repeat(times: number): Generator<Buffer> {
  for (let count = 0; count < times; count += 1) yield mebibyte;
}
