import type { UnreadPart } from '../../model/page/found.ts';
import { closestAround, elementsOfDocument, isDesigned, isPdf, textOf } from '../dom/page-dom.ts';
import { isNumberLink } from './published.ts';
import { mayBeSubject } from './subject-signs.ts';

const writable = ':not([contenteditable=false i],[aria-readonly=true])';

const editors = ':is(.CodeMirror,.cm-editor,.monaco-editor,.ace_editor)';

/**
 * What takes the text that a user types in a code editor, while it is not in reading mode. Other editors, such as
 * ProseMirror and Quill, only have `contenteditable`.
 */
const typing = [
  // CodeMirror 5, Ace, and Monaco (which tells `readOnly` in no other way that follows changes).
  'textarea:not([readonly])',
  // CodeMirror 6.
  `.cm-content${writable}`,
  // Monaco with an `EditContext`.
  '.native-edit-context:not([aria-autocomplete=none])',
];

/** What users write in: text fields and editors. Only few elements of an editor are asked, as it may have many. */
const written =
  `textarea,:is([contenteditable],[role="textbox" i])${writable},` +
  `${editors}:has(>:is(${typing}),>div>:is(${typing}))`;

/**
 * What is never read: what browsers do not draw as text, or in another order than it is written, what a page excludes,
 * what users write in.
 */
const unread =
  'head,script,style,noscript,template,iframe,object,audio,video,canvas,svg,math,bdo,' +
  `input,select,option,datalist,[data-numlens="off" i],${written}`;

/** Returns the code editor that a node is in, otherwise the node. */
export function editorAround(node: Node): Node {
  return closestAround(node, editors) ?? node;
}

/** Whether a node is in something that is never read. Reads attributes only, no style. */
export function isUnread(node: Node): boolean {
  return isDesigned() || !!closestAround(node, unread);
}

/** Whether it is in something that is never read, or in a number's link, which is read by its address. */
export function isUnreadText(node: Text): boolean {
  const around = closestAround(node, `${unread},a[href]`);
  return isDesigned() || (!!around && (isNumberLink(around) || isUnread(around)));
}

/** PDF files in a page. */
const pdf = ':is(embed,object)[type$="/pdf" i],iframe[src*=".pdf" i]';

/** Returns what of the document is not read although it may have numbers: in a field, its first text counts. */
export function unreadHere(): UnreadPart | null {
  if (isPdf() || elementsOfDocument(pdf).length > 0) return 'pdf';
  return elementsOfDocument(written).some((field) => mayBeSubject(textOf(field) ?? '')) ? 'editor' : null;
}
