import type { TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { say } from '../../lib/words/say.ts';
import type { CardEvents } from './card-state.ts';
import './card.css';

/** How far an arrow key moves a card, px. */
const stride = 24;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
};

/** Moves a pinned card: dragged, or with the arrow keys. */
export function CardGrip({ onMove }: { onMove: NonNullable<CardEvents['onMove']> }) {
  // By the screen, as the card itself moves under the pointer.
  const from = useRef<{ x: number; y: number } | null>(null);

  function press(event: TargetedPointerEvent<HTMLButtonElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.screenX, y: event.screenY };
  }

  function drag({ screenX: x, screenY: y }: TargetedPointerEvent<HTMLButtonElement>): void {
    if (!from.current) return;
    const before = from.current;
    from.current = { x, y };
    if (x !== before.x || y !== before.y) onMove(x - before.x, y - before.y, 'screen');
  }

  function release(): void {
    from.current = null;
  }

  function step(event: TargetedKeyboardEvent<HTMLButtonElement>): void {
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    onMove(...way, 'css');
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
