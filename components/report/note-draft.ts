import { useState } from 'preact/hooks';

/** The field for the user's note on a report's subject. */
export type NoteDraft = ReturnType<typeof useNoteDraft>;

type Draft = { subject: string; text: string; isFailed: boolean };

/** `kept` is the note that there is; `isOpen`: its field is open from the start. */
type NoteStart = { subject: string; kept: string; isOpen: boolean };

/**
 * Keeps the text of a note outside of its field, because the field is drawn again with more or fewer details. A text
 * belongs to the subject that it was typed for, so it can't become the note of another.
 */
export function useNoteDraft({ subject, kept, isOpen }: NoteStart, onNote: (text: string) => Promise<boolean>) {
  const [draft, setDraft] = useState<Draft | null>(isOpen ? { subject, text: kept, isFailed: false } : null);
  const { text = null, isFailed = false } = draft?.subject === subject ? draft : {};
  return {
    /** What is typed; null while the field is closed. */
    text,
    /** It could not be saved. */
    isFailed,
    open: () => setDraft({ subject, text: kept, isFailed: false }),
    change: (typed: string) => setDraft({ subject, text: typed, isFailed: false }),
    close: () => setDraft(null),
    /** Closes the field once the note is kept. */
    save() {
      const after = (isKept: boolean) =>
        setDraft((now) => (now?.subject !== subject ? now : isKept ? null : { ...now, isFailed: true }));
      void onNote(text?.trim() ?? '').then(after);
    },
  };
}
