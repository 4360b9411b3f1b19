import type { ReachLink } from '../../lib/report/view/view.ts';
import { openProgram } from '../page/open-program.ts';
import './parts.css';

const paths = {
  off: 'M8 2.5V8M5 4.2a5 5 0 1 0 6 0',
  close: 'M4 4l8 8M12 4l-8 8',
  pin: 'M6 2.5h4M6.7 2.5v4L4.5 9.5h7L9.3 6.5v-4M8 9.5v4',
  copy: 'M6 5.5h6.5v8H6zM10 5.5v-3H3.5v8H6',
  done: 'M3 8.5l3.5 3.5L13 4.5',
  device: 'M4.5 2.5h7v11h-7zM7 11.5h2',
  service: 'M4.6 12.5a2.9 2.9 0 0 1-.3-5.8 3.9 3.9 0 0 1 7.5.6 2.6 2.6 0 0 1-.3 5.2z',
  contacts: 'M5.5 5.3a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M3 13.5c0-2.6 2.1-4.2 5-4.2s5 1.6 5 4.2z',
  page: 'M2.5 3.5h11v9h-11zM2.5 6.2h11',
  good: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M5.5 8.2l1.8 1.8 3.2-3.7',
  doubtful: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M6.3 6.5a1.7 1.7 0 1 1 2.5 1.5c-.6.3-.8.6-.8 1.2M8 11v.1',
  bad: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M6 6l4 4M10 6l-4 4',
  neutral: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M8 7.5v3.3M8 5.2v.1',
  warning: 'M8 2.5L14 13H2zM8 6.5v3M8 11.2v.1',
  phone: 'M5.3 2.5L3 4c0 5 4 9.3 9 9.3l1.3-2.4-2.7-1.7-1.3 1.1C7.8 9.5 6.7 8.2 6 6.8l1.1-1.3z',
  address:
    'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M2.7 8h10.6M8 2.5c-3.3 3.5-3.3 7.5 0 11M8 2.5c3.3 3.5 3.3 7.5 0 11',
  more: 'M4.5 6.5L8 10l3.5-3.5',
  up: 'M8 13V3.5M4 7.5l4-4 4 4',
  call: 'M5.3 2.5L3 4c0 5 4 9.3 9 9.3l1.3-2.4-2.7-1.7-1.3 1.1C7.8 9.5 6.7 8.2 6 6.8l1.1-1.3z',
  landline:
    'M2.5 6.3c0-1.7 2.4-3 5.5-3s5.5 1.3 5.5 3v1.3h-3V6.3h-5v1.3h-3zM5 9h6l1.5 4.5h-9zM7 11.3a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  message: 'M2.5 3.5h11v7.5h-6L4.5 13.5V11h-2z',
  mail: 'M2.5 4h11v8.5h-11zM2.5 4.5L8 9l5.5-4.5',
  mapPin:
    'M8 14C5 10.9 3.5 8.6 3.5 6.7a4.5 4.5 0 0 1 9 0C12.5 8.6 11 10.9 8 14zM6.4 6.7a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
  favorite: 'M8 2.2l1.8 3.7 4 .6-2.9 2.8.7 4L8 11.4l-3.6 1.9.7-4-2.9-2.8 4-.6z',
  elsewhere: 'M6.5 3.5h-4v10h10v-4M9 2.5h4.5V7M13.5 2.5L7.5 8.5',
  sun: 'M5.5 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M8 1.5v1.7M8 12.8v1.7M1.5 8h1.7M12.8 8h1.7M3.4 3.4l1.2 1.2M11.4 11.4l1.2 1.2M3.4 12.6l1.2-1.2M11.4 4.6l1.2-1.2',
  horizon: 'M4.5 11a3.5 3.5 0 0 1 7 0M1.5 11h13M8 3.5v1.7M3 6l1.2 1.2M13 6l-1.2 1.2M4.5 13.5h7',
  moon: 'M13 9.8A5.5 5.5 0 1 1 6.2 3a4.5 4.5 0 0 0 6.8 6.8z',
  locked: 'M4 7.5h8v6H4zM5.5 7.5V5.3a2.5 2.5 0 0 1 5 0v2.2M8 10v1.4',
  paused: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M6.5 5.8v4.4M9.5 5.8v4.4',
  resume: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M6.8 5.7v4.6L10.3 8z',
  list: 'M5.5 4h8M5.5 8h8M5.5 12h8M2.6 4v.1M2.6 8v.1M2.6 12v.1',
  keyboard: 'M1.5 4h13v8.5h-13zM4 6.5v.1M6.7 6.5v.1M9.3 6.5v.1M12 6.5v.1M5 10h6',
  refresh: 'M13 8a5 5 0 1 1-1.6-3.7L13 5.8M13 2.5v3.3H9.7',
  dots: 'M3 8a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M7.5 8a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M12 8a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
  note: 'M3 3h10v7l-3 3H3zM10 13v-3h3',
  clock: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M8 5v3l2 1.5',
  carrier: 'M4 14V5l3-3h5v12zM6.5 8h3v3h-3z',
  network: 'M6 2.5h4v3.2H6zM2.5 10.3h4v3.2h-4zM9.5 10.3h4v3.2h-4zM8 5.7V8M4.5 10.3V8h7v2.3',
  times: 'M6 3L5 13M11 3l-1 10M3 6h10M3 10h10',
  previous: 'M10 4L6 8l4 4',
  next: 'M6 4l4 4-4 4',
  home: 'M2.5 8L8 3l5.5 5M4 7v6h8V7',
  pointer: 'M4 2.5v10l2.6-2.4 1.7 3.6 1.7-.8-1.7-3.5H12z',
  rightClick: 'M4 6.5a4 4 0 0 1 8 0v3a4 4 0 0 1-8 0zM8 2.5V7M4 7h8M9.4 3.3V7M10.7 4.3V7',
  filter: 'M2.5 3.5h11L9.5 8.7v4.8l-3-1.7V8.7z',
  erase: 'M3 4.5h10M6.5 4.5v-2h3v2M4.3 4.5l.7 9h6l.7-9M6.8 7v4M9.2 7v4',
  chart: 'M3 13.5V9M8 13.5v-11M13 13.5V6',
  options:
    'M2.5 5h6.2M12.1 5h1.4M2.5 11h1.4M7.3 11h6.2M8.7 5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M3.9 11a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0',
  search: 'M3 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M10 10l3.5 3.5',
} as const;

export type IconName = keyof typeof paths;

type IconProps = {
  name: IconName;
  size?: number;
  /** Its own color, otherwise that of its text. */
  tone?: 'soft' | 'faint' | 'accent' | 'good' | 'warn' | 'bad' | undefined;
};

/** An icon is never alone: its meaning is beside it or on its button. */
export function Icon({ name, size = 16, tone }: IconProps) {
  const look = tone === undefined ? 'nl-icon' : `nl-icon nl-${tone}`;
  return (
    <svg class={look} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

type IconButtonProps = {
  icon: IconName;
  label: string;
  onPress: () => void;
  pressed?: boolean | undefined;
  /** A word beside the icon. The label must contain it. */
  word?: string;
};

/** A small button with an icon; its label is its accessible name and its tooltip. */
export function IconButton({ icon, label, onPress, pressed, word }: IconButtonProps) {
  return (
    <button
      type="button"
      class="nl-icon-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon name={icon} />
      <IconWord word={word} />
    </button>
  );
}

type ReachButtonProps = {
  icon: IconName;
  label: string;
  reach: ReachLink;
  word?: string;
  /** “Call” of the browser's menu leads to it. */
  isFirst?: boolean;
};

/** A link with an icon that calls: in another program of the device, or on a site in a tab of its own. */
export function ReachButton({ icon, label, reach, word, isFirst = icon === 'call' }: ReachButtonProps) {
  return (
    <a
      class="nl-icon-button"
      href={reach.href}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
      data-calls={isFirst}
      data-reaches
      onClick={reach.isProgram ? openProgram : undefined}
    >
      <Icon name={icon} />
      <IconWord word={word} />
    </a>
  );
}

/** The word beside a button's icon, if it has one. */
export function IconWord({ word }: { word: string | undefined }) {
  return word === undefined ? null : <span class="nl-icon-word">{word}</span>;
}
