import { cardDetailsSurface, cardSurface } from './card.tsx';
import { foundSurface } from './found.tsx';
import { listSurface } from './list.tsx';
import { optionsSurface } from './options.tsx';
import { popupSurface } from './popup.tsx';
import type { Surface } from './surface.ts';
import { welcomeSurface } from './welcome.tsx';

/** Every surface of the gallery: a new one is a file like `card.tsx` and a line here. */
export const surfaces: Surface[] = [
  cardSurface,
  cardDetailsSurface,
  popupSurface,
  optionsSurface,
  foundSurface,
  listSurface,
  welcomeSurface,
];
