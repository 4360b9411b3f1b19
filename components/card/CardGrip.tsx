import type { TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { say } from '../../lib/words/say.ts';
import type { CardEvents } from './card-state.ts';
import './card.css';

/** How far an arrow key moves a card (CSS px). */
const stride = 24;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
};

/** The handle of a pinned card: dragging it, or the arrow keys on it, move the card. */
export function CardGrip({ onMove }: { onMove: NonNullable<CardEvents['onMove']> }) {
  /**
   * The last position of the pointer on the screen, because the card moves with the pointer; null while nothing is
   * dragged.
   */
  const last = useRef<{ x: number; y: number } | null>(null);

  function press(event: TargetedPointerEvent<HTMLButtonElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.screenX, y: event.screenY };
  }

  function drag({ screenX: x, screenY: y }: TargetedPointerEvent<HTMLButtonElement>): void {
    if (!last.current) return;
    const before = last.current;
    last.current = { x, y };
    if (x !== before.x || y !== before.y) onMove(x - before.x, y - before.y, 'screen');
  }

  function release(): void {
    last.current = null;
  }

  function step(event: TargetedKeyboardEvent<HTMLButtonElement>): void {
    const distance = arrows[event.key];
    if (!distance) return;
    event.preventDefault();
    onMove(...distance, 'css');
  }

  return (
    <button
      type="button"
      class="nl-card-grip"
      aria-label={say('moveCard')}
      title={say('moveCard')}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={drag}
      onLostPointerCapture={release}
      onKeyDown={step}
    />
  );
}
