import { describe, expect, it, vi } from 'vitest';
import { SettingsImportResult } from '../../../../components/options/data/SettingsImportResult.tsx';
import { changeWords } from '../../../../components/options/data/setting-words.ts';
import { ElsewherePlaces } from '../../../../components/options/looks/ElsewherePlaces.tsx';
import { FindChoice } from '../../../../components/options/looks/FindChoice.tsx';
import { ReachChoice } from '../../../../components/options/looks/ReachChoice.tsx';
import { More } from '../../../../components/options/parts/More.tsx';
import { PageNames } from '../../../../components/options/sites/PageNames.tsx';
import type { Settings } from '../../../../lib/model/settings/settings.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { dataExamples } from '../../../gallery/data-states.ts';
import { freshOptions } from '../../../gallery/options-states.ts';
import { render } from '../render.ts';
import { events } from './options-room.tsx';

const stateWith = (draft: Partial<Settings>) => ({ ...freshOptions, draft: { ...settingsSchema.parse({}), ...draft } });

describe('rows of the options', () => {
  it('have one switch each; what still works without them is below the title once one is off', () => {
    const draw = (change: Partial<Settings>) => render(<FindChoice state={stateWith(change)} events={events} />);
    const root = draw({});
    const rows = [...root.querySelectorAll('#find > .nl-option')].map((row) => row.querySelectorAll('label').length);
    expect(rows).toEqual([1, 1, 1]);
    const hint = 'h2 + .nl-options-hint';
    expect(root.querySelector(hint)).toBeNull();
    expect(draw({ findPhones: false }).querySelector(hint)?.textContent).toContain('even when these are off');
  });

  it('say what only matters later once it does: how a link is written, what turning a switch off removes', () => {
    const places = (openElsewhere: Settings['openElsewhere']) =>
      render(<ElsewherePlaces state={stateWith({ openElsewhere })} events={events} />).textContent;
    const names = (rememberNames: boolean) =>
      render(<PageNames state={stateWith({ rememberNames })} events={events} />).textContent;
    expect([places([]), places([{ name: '', template: '' }])].map((text) => text?.includes('Write {subject}'))).toEqual(
      [false, true],
    );
    const removes = 'Turning this off removes all saved names.';
    expect([names(false), names(true)].map((text) => text?.includes(removes))).toEqual([false, true]);
  });

  it('say of each ready-made link what it opens', () => {
    const root = render(<ElsewherePlaces state={stateWith({})} events={events} />);
    const tags = [...root.querySelectorAll('.nl-pivots label')].map(({ textContent }) => textContent);
    expect(tags).toEqual([
      'AbuseIPDB IP addresses',
      'Shodan IP addresses',
      'VirusTotal IP addresses',
      'bgp.tools IP addresses',
      'Censys IP addresses',
      ...['tellows', 'Sync.ME', 'SpamCalls.net', 'PhoneBlock'].map((name) => `${name} Phone numbers`),
      'Web search (DuckDuckGo) Phone numbers',
    ]);
  });

  it('have a star for each link that is on, which makes it a favorite', () => {
    const { pivots } = settingsSchema.parse({ pivots: { tellows: true, shodan: 'favorite' } });
    const onSet = vi.fn<(changes: Partial<Settings>) => void>();
    const openElsewhere = [{ name: 'Desk', template: 'http://crm.lan/{subject}' }];
    const root = render(<ElsewherePlaces state={stateWith({ pivots, openElsewhere })} events={{ ...events, onSet }} />);
    const stars = [...root.querySelectorAll<HTMLElement>('[aria-label^="Favorite: "]')];
    const pressed = stars.map((star) => [star.getAttribute('aria-label'), star.getAttribute('aria-pressed')]);
    expect(pressed).toEqual([
      ['Favorite: Shodan', 'true'],
      ['Favorite: tellows', 'false'],
      ['Favorite: Desk', 'false'],
    ]);
    for (const star of stars) star.click();
    expect(onSet.mock.calls).toEqual([
      [{ pivots: { ...pivots, shodan: true } }],
      [{ pivots: { ...pivots, tellows: 'favorite' } }],
      [{ openElsewhere: [{ ...openElsewhere[0], favorite: true }] }],
    ]);
    expect(root.querySelector('.nl-place')?.textContent).toContain('http://crm.lan/%2B4930231250123 (not encrypted)');
  });

  it('are folded away behind words with the arrow of the page, not the triangle of the browser', () => {
    const root = render(<More label="More">text</More>);
    expect(root.querySelectorAll('summary > .nl-icon')).toHaveLength(1);
    expect(root.querySelector('summary')?.textContent).toBe('More');
  });

  it('have the changes of a settings file as a table, and name each checkbox by the whole change', () => {
    const example = dataExamples.find(({ name }) => name === 'A file would change settings');
    if (!example) throw new Error('no example');
    const events = { onSelect: vi.fn(), onNotes: vi.fn(), onAnswer: vi.fn() };
    const root = render(<SettingsImportResult result={example.state.settingsImport} {...events} />);
    const [row] = root.querySelectorAll('tr');
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Default country',
      'Automatic → Germany',
    ]);
    expect(root.querySelector('.nl-import-check')?.getAttribute('aria-label')).toBe(
      'Look up online: Never → When I hover',
    );
  });

  it.each(['callWith', 'messageWith', 'openElsewhere'] as const)(
    'show the host of a link in a settings file as it is opened, as letters may only look like others: %s',
    (name) => {
      const after = 'https://voice.gооgle.com/{e164}';
      expect(changeWords({ name, part: null, before: null, after, asks: true }).now).toBe(
        'https://voice.xn--ggle-55da.com/{e164}',
      );
    },
  );

  it('name the extension of a note in a settings file, so that it is not taken for the note on the number', () => {
    const note = (extension: string) => ({
      subject: { kind: 'phone', e164: '+493023125010', extension } as const,
      text: `desk ${extension}`,
    });
    const fresh = [note('12'), note('34')];
    const root = render(
      <SettingsImportResult
        result={{ kind: 'asking', file: 'f.json', changes: [], selected: [], notes: { fresh, isSelected: false } }}
        onSelect={vi.fn()}
        onNotes={vi.fn()}
        onAnswer={vi.fn()}
      />,
    );
    expect([...root.querySelectorAll('.nl-import-notes li')].map(({ textContent }) => textContent)).toEqual([
      '+493023125010;ext=12 desk 12',
      '+493023125010;ext=34 desk 34',
    ]);
  });
});

describe('call with', () => {
  const draw = (template: string, isLocked = false) => {
    const heard = { onChange: vi.fn(), onSet: vi.fn() };
    const state = stateWith({ callWith: template });
    const policy = { ...state.policy, set: { ...state.policy.set, callWith: isLocked ? template : undefined } };
    const root = render(<ReachChoice use="call" state={{ ...state, policy }} events={{ ...events, ...heard }} />);
    const choose = (label: string) => {
      const select = root.querySelector('select');
      const option = [...root.querySelectorAll('option')].find(({ textContent }) => textContent === label);
      if (!select || !option) throw new Error(`no choice is ${label}`);
      Object.defineProperty(select, 'value', { value: option.getAttribute('value'), configurable: true });
      select.dispatchEvent(new window.Event('change', { bubbles: true }));
    };
    return { root, choose, ...heard };
  };

  it('a complete choice applies at once; one that waits for a host, or is the user’s own, is typed', () => {
    const { choose, onSet, onChange } = draw('');
    choose('Zoom Phone');
    expect([onSet.mock.lastCall, onChange.mock.lastCall]).toEqual([
      [{ callWith: 'zoomphonecall://{e164}' }],
      undefined,
    ]);
    choose('SIP');
    expect(onChange.mock.lastCall).toEqual([expect.objectContaining({ callWith: 'sip:{e164}@' })]);
    choose('A link of your own');
    expect(onChange.mock.lastCall).toEqual([expect.objectContaining({ callWith: 'https://' })]);
    expect(onSet).toHaveBeenCalledOnce();
  });

  it('shows the link with a live example, or that it is not complete; none for the device’s program', () => {
    const hint = (template: string) => draw(template).root.querySelector('.nl-field-hint')?.textContent ?? null;
    expect(hint('')).toBeNull();
    expect(hint('sip:{e164}@')).toContain('not used until it is complete');
    expect(hint('sip:{e164}@pbx.example')).toContain('Example: sip:+4930231250123@pbx.example');
  });

  it('shows what a policy sets as the organization’s, and nobody changes it', () => {
    const { root } = draw('sip:{e164}@pbx.example', true);
    expect(root.querySelector('fieldset')?.hasAttribute('disabled')).toBe(true);
    expect(root.querySelector('fieldset')?.textContent).toContain('Set by your organization');
    expect(root.querySelector('input')?.value).toBe('sip:{e164}@pbx.example');
  });
});
