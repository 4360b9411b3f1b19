import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { projectFolder } from './setup/project-folder.ts';

const drawings = join(projectFolder, 'scripts', 'icon');
const inExtension = join(projectFolder, 'public', 'icon');
const inStore = join(projectFolder, 'docs', 'store');

async function draw(svg: string, width: number, file: string): Promise<void> {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  await writeFile(file, image.asPng());
  console.log(`${file.slice(projectFolder.length + 1)}: ${image.width} × ${image.height}`);
}

/** The store's tile with the mark in its middle. */
function tileWithMark(tile: string, mark: string): string {
  const placed = mark.replace('<svg ', '<svg x="132" y="44" width="196" height="196" ');
  return tile.replace('<!-- the mark -->', placed);
}

const read = (name: string): Promise<string> => readFile(join(drawings, name), 'utf8');
const names = ['mark', 'mark-small', 'mark-off', 'mark-paused', 'tile'];
const [mark = '', small = '', off = '', paused = '', tile = ''] = await Promise.all(
  names.map((name) => read(`${name}.svg`)),
);

await Promise.all([inExtension, inStore].map((folder) => mkdir(folder, { recursive: true })));
for (const width of [16, 32]) {
  await draw(small, width, join(inExtension, `${width}.png`));
  // What the toolbar shows on pages on which Numlens is off or paused (entrypoints/background/toolbar/toolbar.ts).
  await draw(off, width, join(inExtension, `off-${width}.png`));
  await draw(paused, width, join(inExtension, `paused-${width}.png`));
}
for (const width of [48, 96, 128]) await draw(mark, width, join(inExtension, `${width}.png`));
await draw(mark, 300, join(inStore, 'icon-300.png'));
await draw(tileWithMark(tile, mark), 440, join(inStore, 'tile-440x280.png'));
