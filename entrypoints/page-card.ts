import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createCardHost } from '../lib/page/card/card-host.ts';
import { offerHostMaker } from '../lib/page/card/host-maker.ts';

/** The part of the page script that makes cards. The background adds it to a frame before each of the frame's cards. */
export default defineUnlistedScript(() => offerHostMaker(createCardHost));
