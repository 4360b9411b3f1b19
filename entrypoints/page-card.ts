import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createCardHost } from '../lib/page/card/card-host.ts';
import { offerCardParts } from '../lib/page/card/card-parts.ts';
import { createWalker } from '../lib/page/card/walker.ts';
import { around } from '../lib/page/point/around.ts';
import { drawnAs } from '../lib/page/point/drawn.ts';
import { isEverSeen } from '../lib/page/point/ever-seen.ts';
import { publishedNear } from '../lib/page/read/published.ts';
import { selectionLinks } from '../lib/page/read/selection-links.ts';

/** The part of the page script that cards need. The background adds it to a frame when the frame first asks for it. */
export default defineUnlistedScript(() =>
  offerCardParts({
    makeHost: createCardHost,
    drawnAs,
    isEverSeen,
    createWalker,
    around,
    publishedNear,
    selectionLinks,
  }),
);
