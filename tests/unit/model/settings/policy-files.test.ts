import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { customIds } from '../../../../lib/model/answer/custom-ids.ts';
import type { CustomDefinition } from '../../../../lib/model/settings/custom/definition.ts';
import { readDefinition, writeDefinitionFile } from '../../../../lib/model/settings/custom/read-definition.ts';
import { readPolicyValues } from '../../../../lib/model/settings/policy.ts';
import { projectFolder } from '../../../../scripts/setup/project-folder.ts';

function read(path: string): string {
  return readFileSync(join(projectFolder, path), 'utf8');
}

/** The values of each ready policy, whatever its file's form. */
function valuesOf(file: string): Record<string, unknown> {
  const text = read(`docs/policies/${file}`);
  if (file.endsWith('.reg')) {
    const lines = [...text.matchAll(/^"(\w+)"=(.*?)\r?$/gm)].map(([, name = '', value = '']) => [
      name,
      registry(value),
    ]);
    return Object.fromEntries(lines);
  }
  const json = JSON.parse(text);
  const extensions = json['3rdparty']?.extensions ?? json.policies?.['3rdparty'].Extensions;
  return json.data ?? Object.values(extensions ?? {})[0];
}

function registry(value: string): unknown {
  const number = /^dword:(\d+)$/.exec(value)?.[1];
  if (number !== undefined) return Number(number) === 1;
  const text: string = JSON.parse(value);
  return /^[{[]/.test(text) ? JSON.parse(text) : text;
}

const schema: { properties: Record<string, unknown> } = JSON.parse(read('public/policy-schema.json'));
const files = ['chrome.json', 'edge.json', 'firefox.json', 'firefox-managed-storage.json', 'chrome.reg', 'edge.reg'];

describe.each(files)('the ready policy %s', (file) => {
  it('says everything that a policy can say, and all of it is read', () => {
    const values = valuesOf(file);
    expect(Object.keys(values).sort()).toEqual(Object.keys(schema.properties).sort());
    const { set, hideOptions, leftOut } = readPolicyValues(values);
    expect({ ...set, hideOptions }).toEqual(values);
    expect(leftOut).toEqual([]);
  });
});

it('the schema names what is read, and no key', () => {
  const { set } = readPolicyValues({
    lookUpOnline: 'never',
    keepHistory: true,
    rememberNames: true,
    defaultCountry: 'DE',
    onlyHere: true,
    callWith: '',
    messageWith: '',
    callInMenu: false,
    providers: ['rdap'],
    customProviders: {},
  });
  expect([...Object.keys(set), 'hideOptions'].sort()).toEqual(Object.keys(schema.properties).sort());
  expect(Object.keys(schema.properties)).not.toContain('key');
});

it('the schema leaves it to Numlens which values of a group fit: for one that it refused, Chromium would drop the whole group', () => {
  expect(JSON.stringify([schema.properties['budgets'], schema.properties['addresses']])).not.toMatch(
    /minimum|maximum|enum|integer/,
  );
  expect(schema.properties['sites']).toMatchObject({ additionalProperties: { type: 'string' } });
  expect(readPolicyValues({ budgets: { minute: -1, site: 3.5, day: 7 } })).toMatchObject({
    set: { budgets: { day: 7 } },
    leftOut: ['budgets.minute', 'budgets.site'],
  });
});

describe('the schema of described providers', () => {
  type Schema = { type?: string; $ref?: string; properties?: Record<string, Schema>; [other: string]: unknown };
  const { customProviders }: { customProviders: Schema } = JSON.parse(read('public/policy-schema.json')).properties;
  const { custom1, ...others } = customProviders.properties ?? {};
  const definition = customProviderExample();

  it('has every place, and all that an exported file has, so that Chromium passes it on whole', () => {
    expect(Object.keys(customProviders.properties ?? {})).toEqual(customIds);
    expect(Object.values(others)).toEqual([{ $ref: custom1?.['id'] }, { $ref: custom1?.['id'] }]);
    const file: Record<string, unknown> = JSON.parse(writeDefinitionFile(definition));
    expect(Object.keys(custom1?.properties ?? {}).sort()).toEqual(Object.keys(file).sort());
    for (const [name, value] of Object.entries(file)) {
      const type = Array.isArray(value) ? 'array' : typeof value;
      expect(custom1?.properties?.[name]?.type, name).toBe(type);
    }
    expect(JSON.stringify(customProviders)).not.toMatch(/minimum|maximum|enum|integer|pattern|required/);
  });

  it('an exported file stands in a policy as it is', () => {
    const file: unknown = JSON.parse(writeDefinitionFile(definition));
    expect(readPolicyValues({ customProviders: { custom3: file } })).toMatchObject({
      set: { customProviders: { custom3: definition } },
      leftOut: [],
    });
  });

  function customProviderExample(): CustomDefinition {
    const read = readDefinition(Object(valuesOf('chrome.json')['customProviders']).custom1);
    if (!read.ok) throw new Error(read.problem.at);
    return read.value;
  }
});

it('no ready policy holds a key: a description with one would be left out', () => {
  const { custom1 } = Object(valuesOf('chrome.json')['customProviders']);
  const withKey = { ...custom1, headers: { authorization: 'Bearer 4f1d0c9a8b7e6f5a4b3c' } };
  expect(readPolicyValues({ customProviders: { custom1: withKey } })).toMatchObject({
    set: { customProviders: {} },
    leftOut: ['customProviders.custom1 (headers.authorization)'],
  });
});

it.each(['gateway-chrome.json', 'gateway-firefox.json'])(
  'the policy %s sends all of the team to its gateway, and holds no token',
  (file) => {
    const values = valuesOf(file);
    const { set } = readPolicyValues(values);
    expect(set).toMatchObject(values);
    const addresses = Object.values(set.addresses ?? {}).map((address = '') => new URL(address));
    expect(new Set(addresses.map(({ origin }) => origin)).size).toBe(1);
    expect(addresses.map(({ protocol, pathname }) => `${protocol}${pathname}`)).toEqual([
      'https:/phone',
      'https:/ip',
      'https:/caller',
    ]);
    expect(JSON.stringify(values)).not.toMatch(/key|token|[0-9a-z]{32}/i);
  },
);
