/** How letters look: their size (px) and weight. */
export type Letters = { size: number; weight: 400 | 500 | 600 };

let canvas: CanvasRenderingContext2D | null = null;

/**
 * Returns how wide a text is in the font of cards and pages (px). System fonts differ by a fifth, so the browser measures
 * it. If there is no browser, which is so in tests that only render, the width is estimated.
 */
export function textWidth(text: string, { size, weight }: Letters): number {
  if (typeof document === 'undefined') return estimatedWidth(text, weight) * size;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (canvas === null) return estimatedWidth(text, weight) * size;
  canvas.font = `${weight} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue('--nl-font')}`;
  return canvas.measureText(text).width;
}

/** East Asian letters, which are as wide as they are high. */
const squareLetters = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;

/** Returns how wide a text is in an ordinary font (em). */
function estimatedWidth(text: string, weight: Letters['weight']): number {
  const ordinary = weight === 600 ? 0.54 : 0.5;
  return [...text].reduce((sum, letter) => sum + (squareLetters.test(letter) ? 1 : ordinary), 0);
}
