import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A guard's comment in the code; `line` is the guard's own, from 0. */
export type Marker = { name: string; file: string; line: number };

const written = /\/\/ guard ([a-z-]+)$/;
const rooms = ['lib', 'components', 'entrypoints'];

/** Every marker in the code of a project's folder. */
export function readMarkers(folder: string): Marker[] {
  const below = rooms.flatMap((room) =>
    readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  );
  const files = ['wxt.config.ts', ...below.filter((file) => /\.tsx?$/.test(file))];
  return files.flatMap((file) => markersIn(file, readFileSync(join(folder, file), 'utf8')));
}

function markersIn(file: string, code: string): Marker[] {
  return code.split('\n').flatMap((text, index) => {
    const [, name] = written.exec(text) ?? [];
    if (!name) return [];
    const isAlone = text.trimStart().startsWith('//');
    return [{ name, file, line: isAlone ? index + 1 : index }];
  });
}

/** Returns the code without the guard on that line; null if the line does not have the text to swap exactly once. */
export function takeAway(code: string, line: number, swap?: readonly [string, string]): string | null {
  const lines = code.split('\n');
  if (!swap) return lines.toSpliced(line, 1).join('\n');
  const parts = lines[line]?.replace(written, '').split(swap[0]);
  return parts?.length === 2 ? lines.with(line, parts.join(swap[1])).join('\n') : null;
}
