import { describe, expect, it } from 'vitest';
import { found, subjects } from './found.ts';

describe('a label that touches its number', () => {
  it.each([
    ['KE', 'FRIDGE REPAIR.CALL0722739418/0733739418', ['+254722739418', '+254733739418']],
    ['NG', 'Call08037394182 now', ['+2348037394182']],
    ['BR', 'Disk-gás:1137394182', ['+551137394182']],
    ['KE', 'PLUMBER.TEL 722739418', ['+254722739418']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });

  it.each([
    ['KE', 'recall0722739418'],
    ['NG', 'SKUCALL08037394182'],
    ['US', 'example.tel 2125552368'],
    ['US', 'Disk 2125552368'],
  ])('%s: %s is none', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('a mobile number of nine digits, its trunk zero among them, in a country that has such ones', () => {
  it.each([
    ['KH', 'លោក សុខ 012739418', '+85512739418'],
    ['UY', 'Mecánico Núñez 099739418', '+59899739418'],
    ['AM', 'Արամ 091739418', '+37491739418'],
    ['GA', 'Mbadinga 066739418', '+24166739418'],
    ['SL', 'Kamara 076739418', '+23276739418'],
  ])('%s: %s', (country, text, number) => {
    expect(subjects(text, country)).toEqual([number]);
  });

  it.each([
    ['KH', 'វិក្កយបត្រ 002739418'],
    ['UY', 'Serie 024739418'],
    ['SL', 'Batch 076739418'],
    ['US', 'Kamara 076739418'],
    ['IL', 'דני 036739418'],
  ])('%s: %s is none', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('numbers in letters', () => {
  it.each([
    ['AU', 'Call 1300 PLUMBER', '1300 PLUMBER = +611300758623'],
    ['US', '1-877-KARS-4-KIDS or (888) NEW-HOME', '(888) NEW-HOME = +18886394663'],
  ])('%s: %s', (country, text, expected) => {
    expect(found(text, country)).toContain(expected);
  });

  it.each([
    ['AU', 'Call 1300 PEOPLESPARTY'],
    ['AU', '1300 HECTARES'],
    ['US', '(888) NEW HOME'],
    ['US', '(800) ABC-1'],
  ])('%s: leaves %s alone', (country, text) => {
    expect(found(text, country)).toEqual([]);
  });
});
