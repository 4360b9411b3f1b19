/**
 * Names of properties that are the page script's own and may be built as one or two characters. A name may stand here if
 * no interface of the browser has it, nor anything that travels or is kept, and if no text of the script is the same:
 * `tests/unit/scripts/own-names.test.ts` and `tests/browser/own-names.test.ts` see to it.
 */
export const ownNames = [
  'answer anyRemoved awaited beside cameFrom closeAll core drawMark due entered eraseMark everything forgetText',
  'forgetUnless giveBack given hasAsked heard isChanged isDrawn isIn isKnown isSafe isStill isThere keep ledger look makeHost',
  'marks meet met moved nodes passages pieces point rawOffset readLink readRun rects remember rest scanned',
  'scrolled sendOff stale tellAbove travelled tries unmarkAbove visit wants watchRoot within',
].flatMap((line) => line.split(' '));
