import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../setup/project-folder.ts';
import { runCommand } from '../setup/run-command.ts';
import { toolPath } from '../setup/tool-path.ts';

const finding = z.object({ code: z.string(), file: z.string().nullish(), message: z.string() });
const reportSchema = z.object({ errors: z.array(finding), warnings: z.array(finding) });

export type LintReport = z.infer<typeof reportSchema>;

/** Returns what Mozilla's linter, the one inside `web-ext lint`, says about the built extension; null if it could not run. */
export async function lintFirefox(): Promise<LintReport | null> {
  const built = join(projectFolder, '.output', 'firefox-mv3');
  const args = [toolPath('addons-linter'), '--output', 'json', built];
  const { output } = await runCommand(process.execPath, args, { output: 'keep' });
  const [json = ''] = /\{.*\}/s.exec(output) ?? [];
  try {
    return reportSchema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}
