import { expect, it } from 'vitest';
import { installRealInput } from '../../../../scripts/setup/install-real-input.ts';

/** The programs of the Debian packages. */
const brought: Record<string, string> = { xvfb: 'Xvfb', xdotool: 'xdotool' };

it.each([
  { there: [], installs: true, asked: ['xvfb', 'xdotool'], ok: true },
  { there: ['Xvfb'], installs: true, asked: ['xdotool'], ok: true },
  { there: ['Xvfb', 'xdotool'], installs: true, asked: [], ok: true },
  { there: ['xdotool'], installs: false, asked: ['xvfb'], ok: false },
])('with $there there, $asked are installed', async ({ there, installs, asked, ok }) => {
  const commands = new Set<string>(there);
  const names: string[] = [];
  const result = await installRealInput({
    isThere: (command) => commands.has(command),
    async install(name) {
      names.push(name);
      if (installs) commands.add(brought[name] ?? '');
    },
  });
  expect([names, result.ok]).toEqual([asked, ok]);
});
