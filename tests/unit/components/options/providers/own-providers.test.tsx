import { render as renderInto } from 'preact';
import { describe, expect, it } from 'vitest';
import { AllProviders } from '../../../../../components/options/providers/AllProviders.tsx';
import { draftOf } from '../../../../../components/options/providers/own/definition-draft.ts';
import { factName } from '../../../../../components/options/providers/own/definition-words.ts';
import type { OwnState } from '../../../../../components/options/providers/own/own-state.ts';
import { noOwn } from '../../../../../components/options/providers/own/own-state.ts';
import type { ProvidersState } from '../../../../../components/options/providers/providers-state.ts';
import type {
  CustomDefinition,
  DefinitionProblem,
  Finding,
} from '../../../../../lib/model/settings/custom/definition.ts';
import { customFacts } from '../../../../../lib/model/settings/custom/definition.ts';
import type { ProviderView } from '../../../../../lib/model/settings/provider-view.ts';
import { galleryNow } from '../../../../gallery/reports.ts';
import { render } from '../../render.ts';
import { button, buttons, draw, events, ipinfo, ownEvents, service, view } from './providers-room.tsx';

describe('a provider of one’s own', () => {
  const definition: CustomDefinition = {
    name: 'Our CRM',
    of: 'phone',
    url: 'https://crm.example/who?tel={e164}',
    headers: { authorization: 'Bearer {key}' },
    fields: [{ id: 'key', label: 'Access token', secret: true }],
    found: null,
    facts: { callerName: ['/name'] },
    words: {},
  };
  const crm: ProviderView = {
    ...ipinfo,
    id: 'custom1',
    kinds: ['phone'],
    hosts: ['crm.example'],
    fields: definition.fields,
    isAdded: false,
    own: { name: 'Our CRM', definition, isPreset: false },
  };

  it('says whom it asks, what it sends and what it reads, before it is added', () => {
    const root = draw({}, { ...view, providers: [crm] });
    expect(root.textContent).toContain('What you look up with Our CRM is sent to crm.example');
    expect(root.textContent).toContain('https://crm.example/who?tel={e164}');
    expect(root.textContent).toContain('authorization: Bearer {key}');
    expect(root.textContent).toContain('Reads: Caller');
    expect(root.querySelector('#custom1-key')).not.toBeNull();
    button(root, 'Edit Our CRM')?.click();
    button(root, 'Export Our CRM as a file')?.click();
    expect(ownEvents.onDescribe).toHaveBeenCalledWith('custom1');
    expect(ownEvents.onExport).toHaveBeenCalledWith('custom1');
  });

  it('of an organization is marked, can be added, tested and removed, and neither edited nor deleted', () => {
    const preset: ProviderView = { ...crm, own: { name: 'Our CRM', definition, isPreset: true } };
    const root = draw({}, { ...view, providers: [preset] });
    expect(root.textContent).toContain('Set by your organization.');
    expect(root.textContent).toContain('https://crm.example/who?tel={e164}');
    expect(buttons(root).flatMap(({ textContent }) => (textContent?.includes('Our CRM') ? [textContent] : []))).toEqual(
      ['Add Our CRM'],
    );
    const added = draw({}, { ...view, providers: [{ ...preset, isAdded: true }] });
    for (const name of ['Update Our CRM settings', 'Test Our CRM', 'Remove Our CRM'])
      expect(button(added, name)).toBeDefined();
    expect(button(added, 'Edit Our CRM')).toBeUndefined();
    expect(draw({}, { ...view, providers: [crm] }).textContent).not.toContain('Set by your organization.');
  });

  it('has no room where the organization’s take all, and says so; where the person’s do, what to remove', () => {
    const preset: ProviderView = { ...crm, own: { name: 'Our CRM', definition, isPreset: true } };
    const full = { ...view, hasRoom: false };
    expect(draw({}, { ...full, providers: [preset] }).textContent).toContain(
      'Your organization’s policy doesn’t allow a provider',
    );
    expect(draw({}, { ...full, providers: [preset, { ...crm, id: 'custom2' }] }).textContent).toContain(
      'Remove one first.',
    );
  });

  it('shows what a test found at each place: the value, and of what kind it is', () => {
    const findings: Finding[] = [
      { fact: 'callerName', pointer: '/name', found: { type: 'text', length: 8, text: 'A Person' } },
      { fact: 'carrier', pointer: '/carrier', found: null },
    ];
    const root = draw({}, { ...view, providers: [crm] }, { ...noOwn, findings: { custom1: findings } });
    const [first, second] = [...root.querySelectorAll('.nl-own-findings tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent?.trim()),
    );
    expect(first).toEqual(['Caller /name', 'A Person text, length 8']);
    expect(second).toEqual(['Carrier /carrier', 'nothing']);
  });

  it('is described in three steps: what few need is folded away unless it is wrong, with what is filled in there', () => {
    const form = (draft = draftOf(null, null), shown = view) =>
      draw({}, shown, { ...noOwn, draft }).querySelector('.nl-own-form');
    const steps = [...(form()?.querySelectorAll('legend') ?? [])].map(({ textContent }) => textContent);
    expect(steps).toEqual(['Address and headers', 'What it looks up and returns', 'Try it']);
    const folded = (draft = draftOf(null, null)) =>
      [...(form(draft)?.querySelectorAll('.nl-more') ?? [])].map((more) => !more.hasAttribute('open'));
    expect(folded()).toEqual([true, true]);
    expect(folded(draftOf('custom1', definition))).toEqual([true, true]);
    const filled = [...(form(draftOf('custom1', definition))?.querySelectorAll('.nl-more-value') ?? [])];
    expect(filled.map(({ textContent }) => textContent)).toEqual(['authorization', '']);
    const wrong = { kind: 'bad', at: 'words.callerName' } as const;
    expect(folded({ ...draftOf(null, null), problem: wrong })).toEqual([true, false]);
  });

  it('has a field for its key in the form, and shows of a kept one its end alone', () => {
    const draft = draftOf('custom1', definition);
    const field = (provider: ProviderView, problems: ProvidersState['problems'] = {}) => {
      const root = draw({ problems }, { ...view, providers: [provider] }, { ...noOwn, draft });
      return root.querySelector<HTMLInputElement>('#own-value-key');
    };
    expect([field(crm)?.type, field(crm)?.placeholder]).toEqual(['password', '']);
    const added = { ...crm, isAdded: true, values: { key: 'end1' } };
    expect([field(added)?.value, field(added)?.placeholder]).toEqual(['', '•••• end1']);
    expect(field(crm, { custom1: { key: 'missing' } })?.getAttribute('aria-invalid')).toBe('true');
  });

  it('has nothing of itself twice while its form is open, and is open again afterwards', () => {
    const shown = (draft: OwnState['draft']) => (
      <AllProviders
        state={{
          view: { ...view, providers: [crm] },
          drafts: {},
          problems: {},
          tests: {},
          refused: null,
          unsaved: null,
        }}
        service={service}
        now={galleryNow}
        events={events}
        own={{ state: { ...noOwn, draft }, events: ownEvents }}
      />
    );
    const root = render(shown(null));
    expect(root.querySelector('.nl-provider')?.hasAttribute('open')).toBe(false);
    renderInto(shown(draftOf('custom1', definition)), root);
    expect(root.querySelectorAll('input[type=password]')).toHaveLength(1);
    expect(root.querySelector('.nl-provider-row h3')?.textContent).toBe('Our CRM');
    renderInto(shown(null), root);
    expect(root.querySelector('.nl-provider')?.hasAttribute('open')).toBe(true);
  });

  it('says before a test what is looked up, and who learns it; the result is in the form', () => {
    const draft = draftOf('custom1', definition);
    const tests = { custom1: { kind: 'done', outcome: { ok: true, value: null } } } as const;
    const findings: Finding[] = [{ fact: 'callerName', pointer: '/name', found: null }];
    const root = draw({ tests }, { ...view, providers: [] }, { ...noOwn, draft, findings: { custom1: findings } });
    const form = root.querySelector<HTMLElement>('.nl-own-form');
    expect(form?.textContent).toContain('looks up +1 415 555 2671 with it');
    expect(form?.textContent).toContain('What you look up with Our CRM is sent to crm.example');
    expect(form?.querySelector('.nl-tests')?.textContent).toBe('Works: Our CRM.');
    expect(form?.querySelector('.nl-own-findings')).not.toBeNull();
    const typed = { ...draft, trial: '+49 30 901820', isTrialBad: true };
    const other = draw({}, view, { ...noOwn, draft: typed });
    expect(other.querySelector('.nl-own-form')?.textContent).toContain('looks up +49 30 901820 with it');
    expect(other.querySelector('#own-trial')?.getAttribute('aria-invalid')).toBe('true');
    if (form) button(form, 'Save and test')?.click();
    expect(ownEvents.onTry).toHaveBeenCalledOnce();
  });

  it('marks the field that is wrong, and says why; a file that was refused likewise', () => {
    const draft = { ...draftOf('custom1', definition), problem: { kind: 'address', at: 'url' } as const };
    const refused = { file: 'crm.json', problem: { kind: 'header', at: 'headers.cookie' } as const };
    const root = draw({}, view, { ...noOwn, draft, refused });
    expect(root.querySelector('#own-url')?.getAttribute('aria-invalid')).toBe('true');
    expect(root.querySelector('#own-name')?.getAttribute('aria-invalid')).toBe('false');
    const alerts = [...root.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent ?? '');
    // Why is said once, at the field; below the button, only that nothing was saved.
    const why = 'Start “Request address” with https://';
    expect(root.querySelector('#own-url-hint')?.textContent).toContain(why);
    expect(root.textContent?.split(why)).toHaveLength(2);
    expect(alerts[0]).toBe('Not saved. Some fields need fixing.');
    expect(alerts[1]).toContain('crm.json wasn’t imported');
    expect(alerts[1]).toContain('headers.cookie');
  });

  it('is offered while there is room for one', () => {
    expect(button(draw(), 'Describe a provider')).toBeDefined();
    const full = draw({}, { ...view, providers: [crm], hasRoom: false });
    expect(button(full, 'Describe a provider')).toBeUndefined();
    expect(full.textContent).toContain('You can describe up to three providers.');
  });
});

it.each(['phone', 'ip'] as const)(
  'offers each fact of a kind (%s) by a name of its own, and no name of a file',
  (of) => {
    const names = customFacts[of].map(factName);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /[a-z][A-Z]/.test(name))).toEqual([]);
  },
);

it('says what is wrong in the form by the form’s own labels', () => {
  const form = (problem: DefinitionProblem, draft = draftOf(null, null)) =>
    draw({}, view, { ...noOwn, draft: { ...draft, problem } });
  const told = (problem: DefinitionProblem, draft = draftOf(null, null)) =>
    form(problem, draft).querySelector('.nl-own .nl-field-problem:not([role])')?.textContent;
  expect(told({ kind: 'too-long', at: 'url', most: 500 })).toBe(
    '“Request address” is too long: 500 characters at most.',
  );
  expect(told({ kind: 'pointer', at: 'facts.callerName.0' })).toContain('“Caller”');
  const country = { ...draftOf(null, null), facts: [{ fact: 'country' as const, places: 'x', words: '' }] };
  expect(told({ kind: 'pointer', at: 'facts.country.0' }, country)).toContain('“Country (code)”');
  const marked = form({ kind: 'pointer', at: 'facts.country.0' }, country).querySelector('[aria-invalid="true"]');
  expect(marked?.id).toBe('own-place-country');
  expect(told({ kind: 'header', at: 'headers.host' })).toContain('“headers.host”');
  // What is wrong with several of them is said at the first.
  expect(told({ kind: 'missing', at: 'facts' })).toBe('“Facts to read from its answer” is missing.');
  expect(told({ kind: 'too-many', at: 'fields', most: 4 })).toContain('“Request address”');
  const label = { ...draftOf(null, null), url: 'https://crm.example/?tel={e164}&k={key}' };
  expect(told({ kind: 'name-taken', at: 'fields.0.label' }, label)).toContain('The name is too similar');
  // No field is wrong.
  const changed = form({ kind: 'changed-since', at: 'Our CRM' }).querySelector('.nl-own [role=alert]');
  expect(changed?.textContent).toContain('Our CRM was changed or removed in the meantime');
});
