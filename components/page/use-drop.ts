import type { TargetedDragEvent } from 'preact';
import { useState } from 'preact/hooks';

/**
 * Lets a part of the page take what is dropped on it. Not everybody can drag, so the part needs a field or a button, too.
 * `isOver`: something is held over it now.
 */
export function useDrop(onDrop: (files: File[], dropped: DataTransfer | null) => void) {
  const [isOver, setOver] = useState(false);
  const drops = {
    onDragOver(event: TargetedDragEvent<HTMLDivElement>) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: TargetedDragEvent<HTMLDivElement>) {
      event.preventDefault();
      setOver(false);
      onDrop([...(event.dataTransfer?.files ?? [])], event.dataTransfer);
    },
  };
  return { isOver, drops };
}
