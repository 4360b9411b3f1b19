import type { TargetedFocusEvent, TargetedKeyboardEvent } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { ReachLink } from '../../lib/report/view/view.ts';
import { openProgram } from '../page/open-program.ts';
import type { IconName } from './Icon.tsx';
import { Icon, IconWord } from './Icon.tsx';
import './menu.css';

/**
 * One line of a menu. It does something (`onPick`), opens an address in a new tab (`href`), or calls or writes to a
 * number (`ReachLink`). `hint` is shown after the label, quietly. With `checked`, it is one of several
 * choices.
 */
export type MenuItem = { key: string; label: string; hint?: string | undefined; checked?: boolean } & (
  | { onPick: () => void }
  | { href: string }
  | ReachLink
);

type MenuProps = {
  label: string;
  icon: IconName;
  /** A word beside the icon. The label must contain it. */
  word?: string | undefined;
  /** An item of it calls a number. */
  calls?: boolean;
  /** Called when the menu opens. */
  items: () => MenuItem[];
};

/**
 * A button that opens a menu below it (WAI-ARIA Authoring Practices, menu button): arrow keys, Home and End move in it,
 * Enter picks, Esc and Tab close it and nothing else.
 */
export function Menu({ label, icon, word, calls, items }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const checked = list.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    (checked ?? entries(list.current)[0])?.focus();
  }, [isOpen]);

  function close(): void {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }

  function press(event: TargetedKeyboardEvent<HTMLDivElement>): void {
    const all = entries(list.current);
    const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
    const next = target(event.key, { at, count: all.length });
    if (next !== null) all[next]?.focus();
    else if (event.key === 'Escape') close();
    else {
      // The browser then moves the focus on from the menu's button.
      if (event.key === 'Tab') close();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function leave({ relatedTarget }: TargetedFocusEvent<HTMLDivElement>): void {
    if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) setOpen(false);
  }

  return (
    <div class="nl-menu" ref={root} onFocusOut={leave}>
      <button
        type="button"
        class="nl-icon-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        data-calls={calls}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name={icon} />
        <IconWord word={word} />
      </button>
      {isOpen ? (
        <div class="nl-menu-list" role="menu" id={id} aria-label={label} ref={list} onKeyDown={press}>
          {items().map((item) => (
            <Entry key={item.key} item={item} onDone={close} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const words = (
    <>
      <span class="nl-menu-label">{item.label}</span>
      {item.hint === undefined ? null : (
        <span class="nl-clip nl-fine nl-grow nl-menu-hint">
          <bdi>{item.hint}</bdi>
        </span>
      )}
    </>
  );
  if ('href' in item) {
    const reach = 'by' in item ? item : null; // guard reach-in-sight
    return (
      <a
        role="menuitem"
        tabIndex={-1}
        href={item.href}
        target="_blank"
        rel="noreferrer"
        data-reaches={reach !== null}
        onClick={(event) => {
          if (reach?.isProgram) openProgram(event);
          onDone();
        }}
      >
        {words}
      </a>
    );
  }
  const pick = () => {
    onDone();
    item.onPick();
  };
  return item.checked === undefined ? (
    <button type="button" role="menuitem" tabIndex={-1} onClick={pick}>
      {words}
    </button>
  ) : (
    <button type="button" role="menuitemradio" aria-checked={item.checked} tabIndex={-1} onClick={pick}>
      {words}
    </button>
  );
}

function entries(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')] : [];
}

/** Returns the index of the entry that a key leads to; null if the key leads to none. */
function target(key: string, { at, count }: { at: number; count: number }): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
