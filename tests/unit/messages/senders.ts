/** Message senders as browsers describe them, for tests. */
const id = 'numlens-under-test';
const own = `chrome-extension://${id}`;
const tab = { id: 7, incognito: false };

export const senders = {
  page: { id, origin: 'https://example.com', url: 'https://example.com/a?b', frameId: 0, tab },
  subframe: { id, origin: 'https://example.com', url: 'https://example.com/a', frameId: 3, tab },
  ownFrame: { id, origin: 'https://example.com', url: 'about:srcdoc', frameId: 3, tab },
  card: { id, origin: own, url: `${own}/card.html`, frameId: 5, tab },
  popup: { id, origin: own, url: `${own}/popup.html` },
  popupInTab: { id, origin: own, url: `${own}/popup.html`, frameId: 0, tab },
  panel: { id, origin: own, url: `${own}/sidepanel.html` },
  options: { id, origin: own, url: `${own}/options.html`, frameId: 0, tab },
  sandboxedPage: { id, origin: 'null', url: 'https://example.com/a', frameId: 0, tab },
  /** Not to be trusted, each for its own reason. */
  otherExtension: { id: 'other', origin: own, url: `${own}/popup.html` },
  pageOfOtherOrigin: { id, origin: 'https://other.example', url: 'https://example.com/a', frameId: 0, tab },
  sandboxedInNoTab: { id, origin: 'null', url: 'https://example.com/a', frameId: 0 },
  sandboxedOwnFrame: { id, origin: 'null', url: 'about:srcdoc', frameId: 3, tab },
  ownFrameOfNobody: { id, url: 'about:blank', frameId: 3, tab },
  filePage: { id, origin: 'file://', url: 'file:///tmp/a.html', frameId: 0, tab },
  cardAsTab: { id, origin: own, url: `${own}/card.html`, frameId: 0, tab },
  framedPopup: { id, origin: own, url: `${own}/popup.html`, frameId: 4, tab },
  pageSayingCard: { id, origin: 'https://example.com', url: `${own}/card.html`, frameId: 5, tab },
  noUrl: { id },
} as const;

export type SenderName = keyof typeof senders;
