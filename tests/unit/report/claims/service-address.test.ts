import { describe, expect, it } from 'vitest';
import { addressNote } from '../../../../lib/report/claims/ip-facts.ts';
import { serviceHosts } from '../../../../lib/words/service-names.ts';

describe('the note beside a service’s address', () => {
  it.each([
    ['http://localhost:8080/phone', /this device/],
    ['http://127.0.0.1:9/phone', /this device/],
    ['https://192.168.1.20/phone', /private network/],
    ['https://10.0.0.8/', /private network/],
    ['https://[fd00::1]/', /private network/],
    ['https://nas.local/phone', /private network/],
    ['https://lookup.internal', /private network/],
    ['https://intranet/phone', /private network/],
  ])('says of %s where it is', (address, note) => {
    expect(addressNote(address)).toMatch(note);
  });

  it.each([
    'https://lookup.example.com/phone',
    'https://93.184.215.14/',
    'https://localhost.example.com',
    '',
    'nonsense',
  ])('says nothing of "%s"', (address) => {
    expect(addressNote(address)).toBeNull();
  });
});

it('the hosts of the addresses are named once each', () => {
  const addresses = {
    phoneValidation: 'https://a.example/p',
    callerId: ' https://b.example:8443/c',
    ipGeolocation: '',
  };
  expect(serviceHosts(addresses)).toEqual(['a.example', 'b.example:8443']);
  expect(serviceHosts({ ...addresses, callerId: 'https://a.example', ipGeolocation: 'nonsense' })).toEqual([
    'a.example',
  ]);
});
