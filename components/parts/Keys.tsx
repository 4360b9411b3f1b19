import './keys.css';

/** The keys of a shortcut, each as a key: "Alt+Shift+L", or "⌥⇧L" as browsers write it on a Mac. */
export function Keys({ keys }: { keys: string }) {
  return (
    <kbd class="nl-tight nl-keys" dir="ltr">
      {keysOf(keys).map((key, index) => (
        <span key={key}>
          {/* Between words that are read out. */}
          {index > 0 ? ' ' : null}
          <kbd>{key}</kbd>
        </span>
      ))}
    </kbd>
  );
}

function keysOf(keys: string): string[] {
  // A plus sign may be a key, too.
  if (keys.includes('+')) return keys.split(/(?<=[^+])\+/u);
  return keys.match(/[⌃⌥⇧⌘]|[^⌃⌥⇧⌘]+/gu) ?? [keys];
}
