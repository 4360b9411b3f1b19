import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { formatIp, parseIp } from '../../lib/address/ip.ts';
import { projectFolder } from '../setup/project-folder.ts';

const rowSchema = z.object({ ip: z.string() });

/** Returns the addresses of `../shared/golden/ips.jsonl`; none if that file is not beside the project. */
export function goldenAddresses(): string[] {
  const path = join(projectFolder, '..', 'shared', 'golden', 'ips.jsonl');
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const ip = parseIp(rowSchema.parse(JSON.parse(line)).ip);
      return ip === null ? [] : [formatIp(ip)];
    });
}
