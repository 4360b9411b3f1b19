import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from './project-folder.ts';

const manifestSchema = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** The file that Node runs for an installed tool: its package's only program, or the one of that name. */
export function toolPath(packageName: string, program?: string): string {
  const folder = join(projectFolder, 'node_modules', packageName);
  const { bin } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const file = typeof bin === 'string' ? bin : program ? bin[program] : Object.values(bin)[0];
  if (!file) throw new Error(`${packageName} has no program${program ? ` named ${program}` : ''}`);
  return join(folder, file);
}
