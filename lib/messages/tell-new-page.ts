import { tellPage } from './tell-page.ts';

/** How long after its document the page script of a page that comes quickly has begun at the latest, ms (`lib/page/arrival.ts`). */
const beginning = 200;

/** As `tellPage`; a page that may have come just now, and does not answer, is told again when its script has begun. */
export const tellNewPage: typeof tellPage = async (to, type, input) => {
  const reply = await tellPage(to, type, input);
  if (reply !== null) return reply;
  await new Promise((done) => setTimeout(done, beginning));
  return tellPage(to, type, input);
};
