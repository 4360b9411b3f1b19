import { describe, expect, it } from 'vitest';
import { guards } from '../../../scripts/guards/guards.ts';
import { readMarkers, takeAway } from '../../../scripts/guards/marker.ts';
import { withoutGuard } from '../../../scripts/guards/try-guard.ts';
import { projectFolder } from '../../../scripts/setup/project-folder.ts';

describe('the guards of the script', () => {
  const markers = readMarkers(projectFolder);

  it('each is once in the code, and what it replaces is in its line', () => {
    const lost = guards.filter((guard) => !withoutGuard(projectFolder, guard, markers));
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it('every marker in the code has a row', () => {
    const rows = new Set(guards.map(({ name }) => name));
    expect(markers.filter(({ name }) => !rows.has(name))).toEqual([]);
  });

  it('a guard is taken away with its line, or by a swap in it, and by nothing where the line has changed', () => {
    const code = 'one();\nif (a && b) two();\nthree();';
    expect(takeAway(code, 0)).toBe('if (a && b) two();\nthree();');
    expect(takeAway(code, 1, ['if (', 'if (false && '])).toBe('one();\nif (false && a && b) two();\nthree();');
    expect(takeAway(code, 1, ['||', '&&'])).toBeNull();
    expect(takeAway(code, 1, ['&', '|'])).toBeNull();
  });
});
