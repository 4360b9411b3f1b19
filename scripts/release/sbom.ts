import { z } from 'zod';
import { projectFolder } from '../setup/project-folder.ts';
import { runCommand } from '../setup/run-command.ts';

const sbomSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({})).min(1),
});

/** Returns the list of everything that the lockfile names (CycloneDX), as npm writes it; null if it could not. */
export async function sbom(name: string): Promise<string | null> {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--loglevel=error'];
  const { code, output } = await runCommand('npm', args, { output: 'keep', cwd: projectFolder });
  return code === 0 ? withoutChance(output, name) : null;
}

/** Returns a list without what differs from run to run and machine to machine: its number, time, tools, and the folder's name. */
export function withoutChance(text: string, name: string): string | null {
  try {
    const { serialNumber: _, metadata, ...list } = sbomSchema.parse(JSON.parse(text));
    const { timestamp: __, tools: ___, component, ...rest } = metadata;
    return `${JSON.stringify({ ...list, metadata: { ...rest, component: { ...component, name } } }, null, 2)}\n`;
  } catch {
    return null;
  }
}
