import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { Card } from '../../../../components/card/Card.tsx';
import { usualTools } from '../../../../components/page/report-tools.ts';
import type { LastCopy } from '../../../../lib/model/answer/copy-recipe.ts';
import { firstCopy } from '../../../../lib/model/answer/copy-recipe.ts';
import type { LineType } from '../../../../lib/model/answer/report.ts';
import type { ElsewhereSite } from '../../../../lib/model/page/card.ts';
import { networkForms } from '../../../../lib/report/copy/network-forms.ts';
import { galleryNow, ipReport, phoneReport, report } from '../../../gallery/reports.ts';
import { render } from '../render.ts';
import { button, drawReport, drawWith, elsewhere, events, menuItem, reading, reportState } from './card-room.tsx';

describe('the card', () => {
  it('copies the form whose button was pressed', () => {
    const heard = events();
    button(drawReport(report(phoneReport()), {}, heard), 'Copy RFC 3966').click();
    expect(heard.onCopy).toHaveBeenCalledWith('rfc3966', 'tel:+49-1512-3456789');
  });

  it('copies each part of an address’s network from the menu, its coordinates and its abuse contact from their rows', () => {
    const heard = events();
    const facts = { holder: 'Wikimedia', abuseEmail: 'abuse@example.net', abusePhone: '+49 30 901820' };
    const asked = report(ipReport(), [{ operation: 'rdap', facts, at: galleryNow }]);
    const root = drawReport(asked, {}, heard);
    for (const what of ['Network', 'ASN', 'Range']) {
      act(() => button(root, 'Copy as…').click());
      act(() => menuItem(root, what).click());
    }
    for (const what of ['Coordinates', 'Abuse contact', 'Abuse phone']) button(root, `Copy ${what}`).click();
    expect(vi.mocked(heard.onCopy).mock.calls).toEqual([
      ['subject', 'Wikimedia Foundation Inc.'],
      ['subject', 'AS14907'],
      ['subject', '91.198.174.0/24'],
      ['coordinates', '50.11, 8.68'],
      ['abuse', 'abuse@example.net'],
      ['abusePhone', '+49 30 901820'],
    ]);
  });

  it('copies no formula that a service or a registry wrote as a name', () => {
    const heard = events();
    const facts = { network: '=cmd|"/c calc"!A1', range: '@SUM(1)', abusePhone: '-1+cmd' };
    const bare = ipReport({ organisation: null, asn: null, range: null });
    const said = report(bare, [{ operation: 'ipinfo', facts, at: galleryNow }]);
    const root = drawReport(said, {}, heard);
    for (const copy of root.querySelectorAll<HTMLButtonElement>('button[aria-label^="Copy "]')) copy.click();
    expect(networkForms(said).map(({ copy }) => copy)).toEqual([`'=cmd|"/c calc"!A1`]);
    const copied = vi.mocked(heard.onCopy).mock.calls.map(([, text]) => text);
    expect(copied).toEqual(expect.arrayContaining([`'=cmd|"/c calc"!A1`, "'@SUM(1)", "'-1+cmd"]));
    expect(copied.filter((text) => /^[=@+-]/.test(text))).toEqual([]);
  });

  it('copies the abuse contact of an address from its row', () => {
    const heard = events();
    const facts = { holder: 'Wikimedia', abuseEmail: 'abuse@example.net', abusePhone: '+49 30 901820' };
    const asked = report(ipReport(), [{ operation: 'rdap', facts, at: galleryNow }]);
    const root = drawReport(asked, { details: false }, heard);
    button(root, 'Copy Abuse contact').click();
    expect(heard.onCopy).toHaveBeenCalledWith('abuse', 'abuse@example.net');
  });

  it('at a glance, has its lines for a ticket in the menu, and copies the one used last in one press', () => {
    const heard = events();
    const draw = (lastCopy: LastCopy) =>
      render(
        <Card
          state={reportState(report(ipReport()), { details: false })}
          {...{ now: galleryNow, here: 'UTC', copied: null, pinned: false, events: heard }}
          tools={{ ...usualTools, lastCopy, elsewhere }}
        />,
      );
    const root = draw(firstCopy);
    act(() => button(root, 'More actions').click());
    act(() => menuItem(root, 'Copy for a ticket, defanged').click());
    act(() => button(draw({ ...firstCopy, ip: 'textDefanged' }), 'Copy Line for a ticket, defanged').click());
    const line =
      '91.198.174[.]192 – Wikimedia Foundation Inc. (AS14907), near Frankfurt am Main DE, 91.198.174.0/24, 2026-11-21 12:00Z';
    expect(vi.mocked(heard.onRecipe).mock.calls).toEqual([
      ['ip', 'textDefanged', line],
      ['ip', 'textDefanged', line],
    ]);
  });

  it('names the three main actions in words, and has all others in a menu', () => {
    const words = (of: Parameters<typeof reportState>[0]) => {
      const root = drawReport(of, { site: 'a.example' });
      const shown = [...root.querySelectorAll('.nl-doing .nl-icon-word')].map(({ textContent }) => textContent);
      act(() => button(root, 'More actions').click());
      return { shown, more: [...root.querySelectorAll('.nl-menu-label')].map(({ textContent }) => textContent) };
    };
    expect(words(report(phoneReport()))).toEqual({
      shown: ['Copy', 'Call'],
      more: ['Message', 'Save as contact', 'Directory', 'Add a custom link', 'Turn off on this site'],
    });
    expect(words(report(ipReport())).shown).toEqual(['Copy']);
  });

  it('takes “Not a phone number”, then offers all like it, and undo', () => {
    const heard = events();
    const at = (lesson: 'none' | 'this' | 'alike') =>
      drawReport(report(phoneReport()), { reading: reading({ lesson }) }, heard);
    button(at('none'), 'Not a phone number').click();
    expect(heard.onTeach).toHaveBeenLastCalledWith('this');
    button(at('this'), 'Ignore everything in this format').click();
    expect(heard.onTeach).toHaveBeenLastCalledWith('alike');
    button(at('alike'), 'Undo').click();
    expect(heard.onTeach).toHaveBeenLastCalledWith('none');
  });

  it('turns its site off only after a yes, and says where it is turned on again', () => {
    const heard = events();
    const root = drawReport(report(phoneReport()), { site: 'a.example' }, heard);
    const turnOff = () => {
      act(() => button(root, 'More actions').click());
      act(() => menuItem(root, 'Turn off on this site').click());
    };
    turnOff();
    expect(root.querySelector('fieldset p')?.textContent).toContain('a.example');
    expect(heard.onTurnOff).not.toHaveBeenCalled();
    act(() => button(root, 'Cancel').click());
    expect(root.querySelector('.nl-card-question')).toBeNull();
    turnOff();
    act(() => button(root, 'Turn off').click());
    expect(heard.onTurnOff).toHaveBeenCalledOnce();
    const nowhere = drawReport(report(phoneReport()));
    act(() => button(nowhere, 'More actions').click());
    expect(() => menuItem(nowhere, 'Turn off on this site')).toThrow('no menu item');
  });

  it('says that an organization decides about the site, where a button to turn Numlens off would do nothing', () => {
    const root = drawReport(report(phoneReport()), { site: 'a.example', siteLocked: true });
    act(() => button(root, 'More actions').click());
    expect(() => menuItem(root, 'Turn off on this site')).toThrow('no menu item');
    act(() => menuItem(root, 'Set by your organization').click());
    expect(root.querySelector('fieldset p')?.textContent).toContain('a.example');
    expect(() => button(root, 'Turn off')).toThrow('no button');
    act(() => button(root.querySelector('fieldset') ?? root, 'Close').click());
    expect(root.querySelector('.nl-card-question')).toBeNull();
  });
});

describe('call with and message with', () => {
  const calls = (root: HTMLElement) =>
    [...root.querySelectorAll('a[aria-label="Call"]')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('rel'),
    ]);

  it.each([false, true])('the button “Call” has the link of the user’s choice (details: %s)', (details) => {
    const state = reportState(report(phoneReport()), { details });
    expect(calls(drawWith(state, {}))).toEqual([['tel:+49-1512-3456789', 'noreferrer']]);
    const own = drawWith(state, { callWith: 'sip:{e164}@pbx.example.com' });
    expect(calls(own)).toEqual([['sip:+4915123456789@pbx.example.com', 'noreferrer']]);
    const refused = drawWith(state, { callWith: 'javascript:{e164}' });
    expect(calls(refused)).toEqual([]);
  });

  const iridium = { e164: '+881631561234', callingCode: 881, region: null, carrier: 'Iridium' };
  it.each([
    [{ type: 'PREMIUM_RATE' }, false, 'Premium rate'],
    [{ type: 'PREMIUM_RATE' }, true, 'Premium rate'],
    [iridium, false, 'Satellite: calls are usually expensive'],
    [iridium, true, 'Satellite: calls are usually expensive'],
  ] as const)(
    'a number that costs is called from the menu, which says so: %j (details: %s)',
    (phone, details, words) => {
      const state = reportState(report(phoneReport(phone)), { details });
      const root = drawWith(state, { callWith: 'callto:{e164}' });
      expect(calls(root)).toEqual([]);
      act(() => button(root, 'More actions').click());
      const item = root.querySelector('[role="menuitem"][href^="callto:"]');
      expect(item?.textContent).toBe(`Call +49 1512 3456789${words}`);
    },
  );

  it.each([
    ['MOBILE', ['https://chat.example/4915123456789', 'tel:+49-1512-3456789']],
    ['PREMIUM_RATE', ['tel:+49-1512-3456789']],
    ['FIXED_LINE', ['https://chat.example/4915123456789', 'tel:+49-1512-3456789']],
  ] as const)('a link that calls or writes waits for half a second in sight, and no other does: %s', (type, hrefs) => {
    const site = { name: 'Site', template: 'https://site.example/{subject}', favorite: false };
    const chosen = { messageWith: 'https://chat.example/{digits}', elsewhere: [site] };
    for (const details of [false, true]) {
      const root = drawWith(reportState(report(phoneReport({ type })), { details }), chosen);
      act(() => button(root, 'More actions').click());
      const links = [...root.querySelectorAll('a')].map((link) => [
        link.dataset['reaches'] === 'true',
        link.getAttribute('href') ?? '',
      ]);
      expect(links.flatMap(([waits, href]) => (waits ? [href] : [])).toSorted()).toEqual(hrefs);
      expect(links).toContainEqual([false, 'https://site.example/%2B4915123456789']);
    }
  });

  it('the menu’s “Message” says who gets the number, unless it is the device’s program', () => {
    const item = (messageWith: string, type: LineType = 'FIXED_LINE') => {
      const root = drawWith(reportState(report(phoneReport({ type }))), { messageWith });
      act(() => button(root, 'More actions').click());
      const found = [...root.querySelectorAll('[role="menuitem"]')].find((each) =>
        each.textContent?.startsWith('Message'),
      );
      return [found?.textContent, found?.getAttribute('href')];
    };
    expect(item('', 'MOBILE')).toEqual(['Message', 'sms:+4915123456789']);
    expect(item('https://wa.me/{digits}')).toEqual(['MessageWhatsApp', 'https://wa.me/4915123456789']);
    expect(item('https://chat.example/{digits}')).toEqual([
      'Messagechat.example',
      'https://chat.example/4915123456789',
    ]);
  });
});

describe('open all favorites', () => {
  const favorite = (name: string) => ({ name, template: `https://${name}.example/{digits}`, favorite: true });
  const other = { name: 'other', template: 'https://other.example/{subject}' };
  const state = (details: boolean) => reportState(report(phoneReport()), { details });
  const drawn = (details: boolean, places: ElsewhereSite[], onOpenAll = vi.fn()) => {
    const shown = { now: galleryNow, here: 'Europe/Berlin', copied: null, pinned: false };
    const tools = { ...usualTools, elsewhere: places };
    const root = render(<Card {...shown} state={state(details)} tools={tools} events={{ ...events(), onOpenAll }} />);
    act(() => button(root, 'More actions').click());
    return { root, onOpenAll };
  };

  it.each([false, true])('asks first, and says which sites get the number (details: %s)', (details) => {
    const { root, onOpenAll } = drawn(details, [favorite('a'), other, favorite('b')]);
    act(() => button(root, 'Open all favorites').click());
    expect(onOpenAll).not.toHaveBeenCalled();
    const question = root.querySelector('.nl-card-question');
    expect(question?.textContent).toContain('These sites get the number or IP address: a.example and b.example');
    act(() => button(root, 'Open all').click());
    expect(onOpenAll.mock.calls).toEqual([[['https://a.example/4915123456789', 'https://b.example/4915123456789']]]);
    expect(root.querySelector('.nl-card-question')).toBeNull();
  });

  it('is there if several favorites know the subject', () => {
    expect(drawn(false, [favorite('a'), other]).root.textContent).not.toContain('Open all favorites');
  });
});
