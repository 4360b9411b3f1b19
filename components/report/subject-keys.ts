import type { CardTools } from '../../lib/model/page/card.ts';
import type { ReportContext, ReportView } from '../../lib/report/view/view.ts';
import type { ReportTopEvents } from './SubjectTools.tsx';
import type { Surface } from './surface.ts';

/** Where a letter is typed, or chooses an entry. */
const lettersGoTo = 'input, select, textarea, [role="menu"]';

/** Returns what a key says of a subject: C copies it, O opens it; null if the key is for something else. */
export function subjectPress(event: KeyboardEvent): 'copy' | 'open' | null {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || event.repeat || event.isComposing || event.defaultPrevented) return null;
  if (target instanceof Element && target.closest(lettersGoTo)) return null;
  return keys[key.toLowerCase()] ?? null;
}

const keys: Readonly<Record<string, 'copy' | 'open'>> = { c: 'copy', o: 'open' };

/** Returns the first favorite of the user's links for a subject, otherwise the first of them; null if there is none. */
export function firstLink({ actions }: ReportView, { elsewhere }: Pick<CardTools, 'elsewhere'>): string | null {
  const places = actions.places(elsewhere);
  return (places.find(({ isFavorite }) => isFavorite) ?? places[0])?.href ?? null;
}

type SubjectKeys = {
  view: ReportView;
  surface: Omit<Surface, 'copied'>;
  /** What may be looked up of it. */
  shown: Pick<ReportContext, 'offer' | 'asking'>;
  onRecipe: ReportTopEvents['onRecipe'];
  /** In a card, only if it is in sight. */
  onOpenLink?: (href: string) => void;
};

/** Does what a key says of a report's subject: C copies it as the copy button does, O opens it as `firstLink` says. */
export function pressSubjectKey(
  event: KeyboardEvent,
  { view, surface: { now, here, tools }, shown: { offer, asking }, onRecipe, onOpenLink = openLink }: SubjectKeys,
): void {
  const pressed = subjectPress(event);
  if (pressed === 'copy') {
    const { recipe, text } = view.actions.copy(tools, { now, here, offer, asking });
    onRecipe(view.subject.kind, recipe, text());
  } else if (pressed === 'open') {
    const link = firstLink(view, tools);
    if (link !== null) onOpenLink(link);
  }
}

/** Opens an address in a tab, as a press on a link does. */
export function openLink(href: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noreferrer' });
  document.body.append(link);
  link.click();
  link.remove();
}
