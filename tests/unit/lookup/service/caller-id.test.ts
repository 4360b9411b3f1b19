import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callerId } from '../../../../lib/lookup/service/caller-id.ts';
import { operations } from '../../../../lib/lookup/service/operations.ts';
import { failed, ok } from '../../../../lib/model/result.ts';
import { longestText } from '../../../../lib/text/clean-text.ts';
import { anyCharacter } from '../../any-character.ts';
import { readWireFile } from './read-wire-file.ts';

const context = { subject: { kind: 'phone', e164: '+4684650040' }, countryBoxes: null } as const;
const wire = readWireFile('caller-id');
const answer = {
  operation: 'callerId',
  name: 'Björn & Töchter Möbelwerkstatt',
  carrier: 'Telia',
  country: 'SE',
  countryText: null,
};

it('reads every documented field', () => {
  expect(callerId.decode(wire, context)).toEqual(ok(answer));
});

it('takes two letters for a code and anything else for text', () => {
  expect(callerId.decode({ ...wire, country: 'se' }, context)).toEqual(ok(answer));
  expect(callerId.decode({ ...wire, country: 'uk' }, context)).toEqual(ok({ ...answer, country: 'GB' }));
  expect(callerId.decode({ ...wire, country: 'Sweden' }, context)).toEqual(
    ok({ ...answer, country: null, countryText: 'Sweden' }),
  );
});

it('has no name where an empty one came', () => {
  expect(callerId.decode({ ...wire, name: '' }, context)).toEqual(ok({ ...answer, name: null }));
});

it.each(['name', 'carrier', 'country'])('a %s of another type costs that field alone, and is named', (field) => {
  expect(callerId.decode({ ...wire, [field]: ['x'] }, context)).toEqual(
    ok({ ...answer, [field]: null, oddFields: [field] }),
  );
});

it('an object without one documented field is no answer', () => {
  expect(callerId.decode({ error: 'no' }, context)).toEqual(failed({ kind: 'bad-shape', field: 'name' }));
});

it('is not moved by __proto__ and constructor fields', () => {
  const json: object = JSON.parse(
    '{"carrier":"Telia","__proto__":{"name":"Mallory"},"constructor":{"name":"Mallory"}}',
  );
  expect(callerId.decode(json, context)).toEqual(ok({ ...answer, name: null, country: null }));
  expect(Object.hasOwn(Object.prototype, 'name')).toBe(false);
});

it('reads any JSON object to an answer or a shape failure, with bounded texts', () => {
  const anyText = fc.string({ unit: anyCharacter, maxLength: 400 });
  const anyJson = fc.dictionary(
    fc.constantFrom('name', 'carrier', 'country', 'status', 'ip', 'range', 'region', 'timezone', '__proto__'),
    fc.oneof(anyText, fc.jsonValue()),
  );
  fc.assert(
    fc.property(anyJson, (json) => {
      for (const operation of operations) {
        const result = operation.decode(json, context);
        if (result.ok) {
          const texts = Object.values(result.value).filter((value) => typeof value === 'string');
          expect(Math.max(0, ...texts.map((text) => Array.from(text).length))).toBeLessThanOrEqual(longestText);
        } else expect(result.problem.kind).toBe('bad-shape');
      }
    }),
  );
});
