import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createCardHost } from '../lib/page/card/card-host.ts';
import { offerCardParts } from '../lib/page/card/card-parts.ts';
import { drawnAs, isEverSeen } from '../lib/page/point/drawn.ts';

/** The part of the page script that cards need. The background adds it to a frame when the frame first asks for it. */
export default defineUnlistedScript(() => offerCardParts({ makeHost: createCardHost, drawnAs, isEverSeen }));
