import { describe, expect, it } from 'vitest';
import { readContactNumber } from '../../../../lib/detect/typed/contact-numbers.ts';

describe('readContactNumber', () => {
  it.each([
    ['+49 30 901820', 'US', ['+4930901820']],
    ['0049 30 901820', 'US', ['+4930901820']],
    ['030 901820', 'DE', ['+4930901820']],
    ['(030) 90 18-20', 'DE', ['+4930901820']],
    ['\u202a+49 30 901820\u202c', null, ['+4930901820']],
    ['tel:+1-415-555-2671;ext=5555', null, ['+14155552671']],
    ['tel:415-555-2671;phone-context=+1', null, ['+14155552671']],
    ['+1 415 555 2671 x123', null, ['+14155552671']],
    ['+14155552671,,123#', null, ['+14155552671']],
    ['+14155552671p12w3', null, ['+14155552671']],
    ['Tel.: +49 30 901820', null, ['+4930901820']],
    ['+49 30 901820 / +49 151 23456789', null, ['+4930901820', '+4915123456789']],
  ])('%s in %s', (text, country, numbers) => {
    expect(readContactNumber(text, country)).toEqual({ ok: true, value: numbers });
  });

  it.each([
    ['030 901820', null, 'needs-country'],
    ['030 / 23125-001', 'US', 'not-a-number'],
    ['(312) 555-0188', 'DE', 'not-a-number'],
    ['110', 'DE', 'not-a-number'],
    ['116117', 'DE', 'not-a-number'],
    ['tel:116117', 'DE', 'not-a-number'],
    ['8.8.8.8', 'DE', 'not-a-number'],
    ['call me', 'DE', 'not-a-number'],
    ['*100#', 'DE', 'not-a-number'],
    ['+999 123456789', 'DE', 'not-a-number'],
  ])('%s in %s: %s', (text, country, problem) => {
    expect(readContactNumber(text, country)).toEqual({ ok: false, problem });
  });
});
