import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { formatIp, parseIp } from '../../../lib/address/ip.ts';
import { operationsFor } from '../../../lib/lookup/service/operations.ts';
import { createDirectory } from '../../service/directory.ts';
import { directoryAddresses } from '../../service/directory-addresses.ts';
import { directoryNumbers } from '../../service/directory-numbers.ts';
import { faultAddress, faultNumber, faultOf, faults } from '../../service/faults.ts';
import { createOnDevice } from '../../service/on-device.ts';

const numbers = Object.entries(directoryNumbers);
const addresses = Object.entries(directoryAddresses);
const device = createOnDevice();

it('holds about 40 numbers of many countries and 20 addresses of both versions', () => {
  expect(numbers.length).toBeGreaterThanOrEqual(40);
  expect(new Set(numbers.map(([number]) => parsePhoneNumberFromString(number)?.country)).size).toBeGreaterThan(20);
  expect(addresses.length).toBeGreaterThanOrEqual(20);
  expect(addresses.filter(([ip]) => parseIp(ip)?.version === 6).length).toBeGreaterThanOrEqual(5);
});

it.each(numbers)('%s is a valid number in E.164, with a name, a carrier and a place', (number, entry) => {
  const parsed = parsePhoneNumberFromString(number);
  expect(parsed?.isValid()).toBe(true);
  expect(parsed?.number).toBe(number);
  expect(Object.values(entry)).not.toContain('');
});

it.each(numbers)('%s: carrier and place are the service’s own', async (number, entry) => {
  const report = await device.phone(number);
  expect(entry.carrier).not.toBe(report.carrier);
  expect(entry.location).not.toBe(report.location);
});

it.each(addresses)('%s is canonical and public, with a postal code', async (ip, entry) => {
  const parsed = parseIp(ip);
  expect(parsed && formatIp(parsed)).toBe(ip);
  const report = await device.ip(ip);
  expect(report.special).toBeNull();
  expect(entry.postal).toBeTruthy();
  expect([report.region, report.city]).not.toContain(entry.region);
});

it('answers from a person’s own names first', () => {
  const directory = createDirectory(new Map([['+442079460018', 'My dentist']]));
  expect(directory.name('+442079460018')).toBe('My dentist');
  expect(directory.name('+442079460123')).toBe('The Lantern Theatre');
  expect(directory.name('+442079460999')).toBeNull();
  expect(directory.number('constructor')).toBeNull();
});

it('every fault has a number and an address of its own, that are looked up and in no entry', async () => {
  expect(new Set(faults.map(({ line }) => line)).size).toBe(faults.length);
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  expect(operationsFor('phone')).not.toEqual([]);
  for (const fault of faults) {
    const number = faultNumber(fault);
    expect(parsePhoneNumberFromString(number)?.isValid()).toBe(true);
    expect((await device.ip(faultAddress(fault))).special).toBeNull();
    expect([faultOf(number), faultOf(faultAddress(fault))]).toEqual([fault.id, fault.id]);
    expect(directoryNumbers[number]).toBeUndefined();
  }
  expect(faultOf('+16505550199')).toBeNull();
});
