import type { CardTools } from '../../lib/model/page/card.ts';
import type { ReportContext, ReportView } from '../../lib/report/view/view.ts';
import type { ReportTopEvents } from './SubjectTools.tsx';

/** Where a letter is typed, or chooses an entry. */
const lettersGoTo = 'input, select, textarea, [role="menu"]';

type SubjectKeys = {
  view: ReportView;
  context: ReportContext;
  tools: CardTools;
  onRecipe: ReportTopEvents['onRecipe'];
  onOpenLink: (href: string) => void;
};

/**
 * Does what a key says of a report's subject: C copies it as the button does, O opens it in the first favorite, otherwise in the first of
 * the user's links.
 */
export function pressSubjectKey(
  event: KeyboardEvent,
  { view, context, tools, onRecipe, onOpenLink }: SubjectKeys,
): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || event.repeat || event.isComposing || event.defaultPrevented) return;
  if (target instanceof Element && target.closest(lettersGoTo)) return;
  if (key.toLowerCase() === 'c') {
    const { recipe, text } = view.actions.copy(tools, context);
    onRecipe(view.subject.kind, recipe, text());
  } else if (key.toLowerCase() === 'o') {
    const places = view.actions.places(tools.elsewhere);
    const place = places.find(({ isFavorite }) => isFavorite) ?? places[0];
    if (place) onOpenLink(place.href);
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
