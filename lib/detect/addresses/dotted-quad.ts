import { parseIp } from '../../address/ip.ts';
import type { Span } from '../text/spans.ts';
import { refang } from './refang.ts';

/** A dotted quad in a text, as `ip` without brackets. `hasDottedPort`: a port after a dot follows, and is not part of it. */
export type QuadSpan = Span & { ip: string; hasDottedPort: boolean };

/** A dotted quad at the start or the end of a run with colons that is no IPv6 address: `192.0.2.1::module`. */
const quadAtEnd = /^(?:\d{1,3}\.){3}\d{1,3}(?=:)|(?<=:)(?:\d{1,3}\.){3}\d{1,3}$/;
/** `172.16.1.1.23`: tcpdump and netstat write the port after a dot. */
const dottedPort = /^((?:\d{1,3}\.){3}\d{1,3})\.([1-9]\d{0,4})$/;
const greatestPort = 65_535;
/** From here on, a fifth number is a port: versions and object identifiers rarely have so large ones there. */
const fewestSure = 256;
/** The other end of the connection: `10.0.0.1.22 > `, `10.0.0.1.22    `. */
const otherEndBefore = / > $|\d {2}$/;
const otherEndAfter = /^(?: > | {2,})(?:\d{1,3}\.){4}[a-z\d]/;
const reach = 40;

/** Returns the dotted quad that a candidate is, or that is at one of its ends; null if there is none. */
export function dottedQuad(plain: string, candidate: Span): QuadSpan | null {
  const run = plain.slice(candidate.start, candidate.end);
  const [, beforePort, port = ''] = dottedPort.exec(run) ?? [];
  const hasDottedPort = beforePort !== undefined;
  if (hasDottedPort && !isPort(Number(port), plain, candidate)) return null;
  const quad = hasDottedPort || !run.includes(':') ? { index: 0, 0: beforePort ?? run } : quadAtEnd.exec(run);
  if (!quad) return null;
  const { index, 0: written } = quad;
  const ip = refang(written);
  // `parseIp` accepts only one spelling of an IPv4 address, so this is already the canonical one.
  if (parseIp(ip)?.version !== 4) return null;
  const start = candidate.start + index;
  return { start, end: start + written.length, ip, hasDottedPort };
}

/** Is the number after a fourth dot a port, not one more part of a version or an object identifier? */
function isPort(port: number, plain: string, { start, end }: Span): boolean {
  if (port >= fewestSure) return port <= greatestPort;
  return (
    otherEndBefore.test(plain.slice(Math.max(0, start - 3), start)) || otherEndAfter.test(plain.slice(end, end + reach))
  );
}
