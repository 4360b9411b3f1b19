import { geoEquirectangular, geoPath } from 'd3-geo';
import type { Counts, WriteFile } from './compilation.ts';
import { createPathWriter } from './path-writer.ts';
import { readOutlines } from './world-atlas.ts';

/** Units of a path in one degree: paths are whole numbers of tenths of a degree. */
const unitsPerDegree = 10;

/**
 * Draws `map/world.svg`: the countries in an equirectangular projection. Its viewBox is degrees, so a point lies at
 * x = longitude + 180, y = 90 - latitude. Every country is one path in tenths of a degree, `data-country` its alpha-2
 * code if it has one; the color is `currentColor`.
 */
export function compileMap(source: string, write: WriteFile): Counts {
  const projection = geoEquirectangular()
    .scale((180 / Math.PI) * unitsPerDegree)
    .translate([180 * unitsPerDegree, 90 * unitsPerDegree])
    .precision(0);
  const outlines = readOutlines(source, '110m');
  const paths = outlines.map(({ country, geometry }) => {
    const writer = createPathWriter();
    geoPath(projection, writer.context)(geometry);
    const name = country === null ? '' : ` id="map-${country}" data-country="${country}"`;
    return `<path${name} d="${writer.text()}"/>`;
  });
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 180">';
  const group = `<g transform="scale(${1 / unitsPerDegree})" fill="currentColor">`;
  write('map/world.svg', `${open}\n${group}\n${paths.join('\n')}\n</g>\n</svg>\n`);
  return { mapCountries: outlines.length };
}
