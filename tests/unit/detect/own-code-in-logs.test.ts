import { describe, expect, it } from 'vitest';
import { subjects } from './found.ts';

describe("a number with its calling code and no plus, after a log's or a payment's word for an end of a call", () => {
  it.each([
    ['MX', '09:12:33 | INBOUND | from=5215527394182 | ext=2204', ['+525527394182']],
    ['US', 'from +1-206-342-0123 to 12063421212 duration 312s', ['+12063420123', '+12063421212']],
    ['UG', 'Send UGX 50,000 to 256772739418 (OKELLO JAMES).', ['+256772739418']],
    ['KE', 'You have received Ksh2,000.00 from JANE AKINYI 254722739418 on 3/4/23', ['+254722739418']],
    ['KE', 'msisdn: 254722739418', ['+254722739418']],
    ['IN', '{"src": "919827394182", "dst": "912227394182"}', ['+919827394182', '+912227394182']],
    ['BR', 'callerid=5511973941826;', ['+5511973941826']],
    ['NG', 'ANI 2348037394182 DNIS 2348057394182', ['+2348037394182', '+2348057394182']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });

  it.each([
    ['US', 'from 1700739418 to 1700739999'],
    ['US', 'from=1700739418264 to=1700739999264'],
    ['US', 'moved to 17007394182'],
    ['KE', 'id=254722739418'],
    ['KE', 'from JANE ref 254722739418'],
    ['KE', 'from=256772739418'],
    ['EG', 'from 202305311230 to 202306011230'],
    ['IN', 'photo 919827394182'],
  ])('%s: %s is none', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});
