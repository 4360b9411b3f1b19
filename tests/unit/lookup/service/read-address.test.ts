import { expect, it } from 'vitest';
import { failed, ok } from '../../../../lib/model/result.ts';
import { readAddress } from '../../../../lib/model/settings/service-address.ts';

it.each([
  ['https://lookup.example', 'https://lookup.example/', 'https://lookup.example'],
  ['  https://lookup.example/phone\n', 'https://lookup.example/phone', 'https://lookup.example'],
  ['HTTPS://Lookup.Example:443/Phone/', 'https://lookup.example/Phone/', 'https://lookup.example'],
  ['https://lookup.example:8443/a/../b', 'https://lookup.example:8443/b', 'https://lookup.example:8443'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/', 'https://xn--bcher-kva.example'],
  ['https://10.0.0.7/ip', 'https://10.0.0.7/ip', 'https://10.0.0.7'],
  ['http://localhost:8787/ip', 'http://localhost:8787/ip', 'http://localhost:8787'],
  ['http://127.0.0.1:8787/ip', 'http://127.0.0.1:8787/ip', 'http://127.0.0.1:8787'],
  ['http://0x7f.1/', 'http://127.0.0.1/', 'http://127.0.0.1'],
  ['https://lookup.example/?', 'https://lookup.example/', 'https://lookup.example'],
])('%j is an address', (text, base, origin) => {
  expect(readAddress(text)).toEqual(ok({ base, origin }));
});

it.each([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['lookup.example', 'not-an-address'],
  ['localhost:8787/phone', 'not-an-address'],
  ['ftp://lookup.example/', 'not-an-address'],
  ['javascript:alert(1)', 'not-an-address'],
  ['https:lookup.example', 'not-an-address'],
  ['https:///lookup.example', 'not-an-address'],
  ['https:\\\\lookup.example', 'not-an-address'],
  ['https://', 'not-an-address'],
  ['https://look up.example/', 'not-an-address'],
  ['https://lookup.example/\u0000', 'not-an-address'],
  ['https://lookup.example/pho\tne', 'not-an-address'],
  ['https://lookup.example:99999/', 'not-an-address'],
  ['http://lookup.example/', 'not-https'],
  ['http://localhost.example/', 'not-https'],
  ['http://127.0.0.1.example/', 'not-https'],
  ['http://192.168.0.10/', 'not-https'],
  ['http://[::1]:8787/', 'not-https'],
  ['http://127.9.9.9/', 'not-https'],
  ['http://0.0.0.0/', 'not-https'],
  ['https://me:secret@lookup.example/', 'has-user-info'],
  ['https://lookup.example@elsewhere.example/', 'has-user-info'],
  ['http://127.0.0.1@elsewhere.example/', 'has-user-info'],
  ['https://lookup.example/#phone', 'has-fragment'],
  ['https://lookup.example/?phone_number=1&api_key=abc', 'has-key'],
  ['https://lookup.example/?API_KEY=abc', 'has-key'],
  ['https://lookup.example/?%61pi_key=abc', 'has-key'],
  ['https://lookup.example/?tenant=7', 'has-query'],
  [`https://lookup.example/${'a'.repeat(2000)}`, 'too-long'],
] as const)('%j is refused: %s', (text, problem) => {
  expect(readAddress(text)).toEqual(failed(problem));
});
