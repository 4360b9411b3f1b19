import { describe, expect, test, vi } from 'vitest';
import type { Subject } from '../../../../../lib/model/subject-schema.ts';
import { geolocation, ipReport, report } from '../../../../gallery/reports.ts';
import type { Answer } from './found-room.ts';
import { background, beginAfresh, inputsOf, listOf, pageOf, reportListed, started } from './found-room.ts';

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));

beginAfresh();

describe('a row', () => {
  test('is shown on the page, time after time and round; one that is gone has the page read anew', async () => {
    let here = true;
    const model = started({ listFound: () => pageOf(['192.0.2.1'], { count: 2 }), showFound: () => ({ shown: here }) });
    await model.read();
    const [item] = listOf(model.state.value).items;
    if (!item) throw new Error('no row');
    for (let press = 0; press < 3; press += 1) await model.show(item);
    expect(inputsOf('showFound').map((input) => Reflect.get(input, 'nth'))).toEqual([0, 1, 0]);
    expect(listOf(model.state.value).shown).toEqual({ kind: 'shown', key: '192.0.2.1', nth: 1, of: 2 });
    here = false;
    await model.show(item);
    expect(listOf(model.state.value).shown).toEqual({ kind: 'gone', key: '192.0.2.1' });
    await vi.advanceTimersByTimeAsync(400);
    expect(inputsOf('listFound')).toHaveLength(2);
  });

  test('opens its report without spending; a press asks the service, and what it said stays in the list', async () => {
    const model = started({
      listFound: () => pageOf(['192.0.2.1']),
      lookUp: () => ({ answers: [geolocation({ ip: '192.0.2.1' })], failures: [] }),
    });
    await model.read();
    const [item] = listOf(model.state.value).items;
    if (!item) throw new Error('no row');
    model.toggle(item);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(inputsOf('lookUp')).toEqual([]);
    model.lookUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(inputsOf('lookUp')).toEqual([{ subject: item.subject, asked: true, by: 'service' }]);
    await model.read();
    expect(listOf(model.state.value).items[0]).toMatchObject({
      offer: { kind: 'answered' },
      report: { service: [{}] },
    });
  });

  test('that is opened is reported anew: another page may have noted or looked something up', async () => {
    const model = started({ listFound: () => pageOf(['192.0.2.1']) });
    await model.read();
    const noted = { ...report(ipReport({ ip: '192.0.2.1' })), note: 'scanner' };
    background.answers['reportListed'] = () => ({ reports: [{ report: noted, offer: { kind: 'answered' } }] });
    const [item] = listOf(model.state.value).items;
    if (item) model.toggle(item);
    await vi.advanceTimersByTimeAsync(0);
    expect(listOf(model.state.value).items[0]).toMatchObject({
      offer: { kind: 'answered' },
      report: { note: 'scanner' },
    });
  });

  test('that nothing was offered for is reported again with the page, as lookups may be on by now', async () => {
    const off: Answer = ({ subjects }: { subjects: Extract<Subject, { kind: 'ip' }>[] }) => ({
      reports: subjects.map(({ ip }) => ({ report: report(ipReport({ ip })), offer: { kind: 'off' } })),
    });
    const model = started({ listFound: () => pageOf(['192.0.2.1']), reportListed: off });
    await model.read();
    background.answers['reportListed'] = reportListed;
    await model.read();
    expect(listOf(model.state.value).items[0]?.offer).toMatchObject({ kind: 'ask' });
  });

  test('whose number left the page during a lookup has its answer once it is back', async () => {
    const told = Promise.withResolvers<unknown>();
    let page = pageOf(['192.0.2.1']);
    const model = started({ listFound: () => page, lookUp: () => told.promise });
    await model.read();
    const [item] = listOf(model.state.value).items;
    if (item) model.toggle(item);
    model.lookUp();
    page = pageOf(['192.0.2.2']);
    await model.read();
    told.resolve({ answers: [geolocation({ ip: '192.0.2.1' })], failures: [] });
    await vi.advanceTimersByTimeAsync(0);
    page = pageOf(['192.0.2.1']);
    await model.read();
    expect(listOf(model.state.value)).toMatchObject({
      open: { key: '192.0.2.1', asking: false },
      items: [{ report: { service: [{}] } }],
    });
  });

  test('goes back to its previous place, and from the first to the last', async () => {
    const model = started({ listFound: () => pageOf(['192.0.2.1'], { count: 3 }), showFound: () => ({ shown: true }) });
    await model.read();
    const [item] = listOf(model.state.value).items;
    if (!item) throw new Error('no item');
    await model.show(item);
    for (const step of [1, -1, -1, 1] as const) await model.show(item, step);
    expect(inputsOf('showFound').map((input) => Reflect.get(input, 'nth'))).toEqual([0, 1, 0, 2, 0]);
    expect(listOf(model.state.value).shown).toEqual({ kind: 'shown', key: '192.0.2.1', nth: 1, of: 3 });
  });

  test('that was pressed last is the one that is shown, whichever reply comes last', async () => {
    const late = Promise.withResolvers<unknown>();
    const replies = [late.promise, { shown: true }];
    const model = started({ listFound: () => pageOf(['192.0.2.1', '192.0.2.2']), showFound: () => replies.shift() });
    await model.read();
    const [one, other] = listOf(model.state.value).items;
    if (!one || !other) throw new Error('no rows');
    const first = model.show(one);
    await model.show(other);
    late.resolve({ shown: true });
    await first;
    expect(listOf(model.state.value).shown).toMatchObject({ key: '192.0.2.2' });
  });

  test('is no longer the shown one once another page has it at other places', async () => {
    let page = pageOf(['192.0.2.1'], { count: 3 });
    const model = started({ listFound: () => page, showFound: () => ({ shown: true }) });
    await model.read();
    const [item] = listOf(model.state.value).items;
    if (item) await model.show(item);
    await model.read();
    expect(listOf(model.state.value).shown).toMatchObject({ nth: 1 });
    page = pageOf(['192.0.2.1'], { count: 2 });
    await model.read();
    expect(listOf(model.state.value).shown).toBeNull();
  });
});
