import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import './panel.css';

/** The panel's two halves: what is on the page in the active tab, and a list of the user's own. */
export const panelTabs = ['page', 'list'] as const;
export type PanelTab = (typeof panelTabs)[number];

const tabWords = { page: 'panelTabPage', list: 'panelTabList' } as const satisfies Record<PanelTab, MessageKey>;

type PanelProps = {
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  /** What each tab shows. */
  halves: Record<PanelTab, ComponentChildren>;
};

/** The side panel: two tabs (the ARIA tabs pattern: arrows move between them), and the half that is chosen. */
export function Panel({ tab, onTab, halves }: PanelProps) {
  function move(event: TargetedKeyboardEvent<HTMLDivElement>): void {
    const next = nextTab(event.key, tab, document.documentElement.dir);
    if (next === null) return;
    event.preventDefault();
    onTab(next);
    const button = event.currentTarget.querySelector(`#panel-tab-${next}`);
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <main class="nl nl-panel">
      <div class="nl-tight nl-tabs" role="tablist" aria-label={say('panelTitle')} onKeyDown={move}>
        {panelTabs.map((name) => (
          <button
            key={name}
            id={`panel-tab-${name}`}
            type="button"
            role="tab"
            class="nl-tab"
            aria-selected={name === tab}
            aria-controls={`panel-${name}`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {say(tabWords[name])}
          </button>
        ))}
      </div>
      {panelTabs.map((name) => (
        <div
          key={name}
          id={`panel-${name}`}
          class="nl-half"
          role="tabpanel"
          aria-labelledby={`panel-tab-${name}`}
          hidden={name !== tab}
        >
          {name === tab ? halves[name] : null}
        </div>
      ))}
    </main>
  );
}

/** Returns the tab that a key leads to, null for other keys. In right-to-left languages, the arrows are swapped. */
function nextTab(key: string, tab: PanelTab, direction: string): PanelTab | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const at = panelTabs.indexOf(tab);
  const turn = (steps: number) => panelTabs.at((at + steps) % panelTabs.length) ?? null;
  switch (key) {
    case forward:
      return turn(1);
    case back:
      return turn(-1);
    case 'Home':
      return panelTabs[0];
    case 'End':
      return panelTabs.at(-1) ?? null;
    default:
      return null;
  }
}
