import { describe, expect, test, vi } from 'vitest';
import { settingsChanged } from '../../../../entrypoints/background/settings/settings-changed.ts';
import type { LookUpRequest } from '../../../../lib/lookup/online/look-up.ts';
import { readSettings } from '../../../../lib/store/person/settings.ts';
import { browser } from '../../../wxt-browser.ts';
import { phoneReport } from './reports.ts';
import {
  beginEachAfresh,
  berlin,
  failureKinds,
  later,
  lookUp,
  minute,
  restartWorker,
  saveSettings,
  service,
  setUp,
} from './set-up.ts';

beginEachAfresh();

const london = phoneReport({ e164: '+442079460018', region: 'GB' });

describe('the path of phone validation', () => {
  test('is found once and remembered', async () => {
    await setUp({}, { phonePaths: 'versioned' });
    await lookUp.ask(berlin);
    await lookUp.ask({ ...berlin, report: london });
    const paths = service.requests
      .map(({ target }) => target.split('?')[0])
      .filter((path) => path?.startsWith('/phone'));
    expect(paths).toEqual(['/phone', '/phone/api/v1/phonevalidation', '/phone/api/v1/phonevalidation']);
  });

  test('is looked for once a minute if neither is there, also past the worker’s death', async () => {
    await setUp({}, { phonePaths: 'versioned' });
    service.setFault('phoneValidation', '404');
    const one: LookUpRequest = { ...berlin, only: ['phoneValidation'] };
    expect(failureKinds(await lookUp.ask(one))).toEqual(['nothing-there']);
    restartWorker();
    expect(failureKinds(await lookUp.ask({ ...one, report: london }))).toEqual(['nothing-there']);
    expect(service.requests).toHaveLength(2);
    later(minute);
    service.setFault('phoneValidation', null);
    expect(failureKinds(await lookUp.ask(one))).toEqual([]);
  });

  test('that is set is asked at once after a search that found nothing', async () => {
    await setUp({}, { phonePaths: 'versioned' });
    service.setFault('phoneValidation', '404');
    const one: LookUpRequest = { ...berlin, only: ['phoneValidation'] };
    await lookUp.ask(one);
    service.setFault('phoneValidation', null);
    Object.assign(browser, { tabs: { query: async () => [] } });
    const before = await readSettings();
    await saveSettings({ ...before, phonePath: 'versioned' });
    await settingsChanged({ before, after: await readSettings(), lookUp });
    expect(failureKinds(await lookUp.ask(one))).toEqual([]);
  });

  test('that is not there says nothing of the number: it is asked again', async () => {
    await setUp({}, { phonePaths: 'versioned' });
    service.setFault('phoneValidation', '500');
    const one: LookUpRequest = { ...berlin, only: ['phoneValidation'] };
    expect(failureKinds(await lookUp.ask(one))).toEqual(['server-error']);
    service.setFault('phoneValidation', null);
    expect(failureKinds(await lookUp.ask(one))).toEqual([]);
  });

  test('is not looked for any further where too little time is left for an answer', async () => {
    await setUp({}, { phonePaths: 'versioned' });
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      const response = await real(...given);
      later(7_000);
      return response;
    });
    const one: LookUpRequest = { ...berlin, only: ['phoneValidation'] };
    expect(failureKinds(await lookUp.ask(one))).toEqual(['timeout']);
    expect(service.requests).toHaveLength(1);
  });

  test('is looked for by one at a time, however many ask', async () => {
    await setUp({}, { phonePaths: 'versioned' });
    const numbers = Array.from({ length: 4 }, (_, index) => phoneReport({ e164: `+4930231250${100 + index}` }));
    await Promise.all(numbers.map((report) => lookUp.ask({ ...berlin, report, only: ['phoneValidation'] })));
    expect(service.requests.filter(({ target }) => target.startsWith('/phone?'))).toHaveLength(1);
    expect(service.requests).toHaveLength(5);
  });

  test('is not looked for where one is set', async () => {
    await setUp({ phonePath: 'root' }, { phonePaths: 'versioned' });
    const { failures } = await lookUp.ask(berlin);
    expect(failures).toEqual([{ operation: 'phoneValidation', failure: { kind: 'nothing-there' } }]);
  });
});
