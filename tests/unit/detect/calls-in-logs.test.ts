import { describe, expect, it } from 'vitest';
import { phones, subjects } from './found.ts';

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

describe('a number in an address or a field of a call', () => {
  it.each([
    [null, 'INVITE sip:+493012345678@sip.example.com:5060;user=phone SIP/2.0', ['+493012345678']],
    ['DE', 'From: "Anna" <sip:+493091234567@10.1.1.1>;tag=as58f4', ['+493091234567']],
    ['DE', 'To: <sip:03091234567@10.1.1.1>', ['+493091234567']],
    ['DE', 'P-Asserted-Identity: <sip:+493091234567@ims.example.net;user=phone>', ['+493091234567']],
    ['DE', 'Diversion: <sip:493091234567@10.1.1.1>;reason=unconditional;counter=1', ['+493091234567']],
    ['US', 'Contact: <sip:12125550198@203.0.113.5:5060>', ['+12125550198']],
    [
      'US',
      'Remote-Party-ID: "Front Desk" <sip:2125550198@203.0.113.5>;party=calling;screen=yes;privacy=off',
      ['+12125550198'],
    ],
    [null, 'History-Info: <sip:+442079460018@example.com>;index=1', ['+442079460018']],
    ['IN', '    -- Called +914223456789@outbound', ['+914223456789']],
    ['DE', '    -- Called SIP/outbound/4930912345678', ['+4930912345678']],
    ['DE', '    -- Called PJSIP/+4930912345678@trunk', ['+4930912345678']],
    [
      'DE',
      '[2026-03-02 10:11:12] VERBOSE[2312][C-00000004] pbx.c: -- Executing [03091234567@from-internal:1] Dial("PJSIP/101-00000007", "PJSIP/03091234567@trunk,60,T") in new stack',
      ['+493091234567', '+493091234567'],
    ],
    [
      'US',
      '    -- Executing [12125550198@from-trunk:1] NoOp("SIP/trunk-0000002a", "Incoming") in new stack',
      ['+12125550198'],
    ],
    [
      'US',
      "[Feb 3 11:02:08] NOTICE[1823]: chan_sip.c:25612 handle_request_invite: Call from '' (192.0.2.9:5071) to extension '011442079460018' rejected because extension not found in context 'public'.",
      ['+442079460018'],
    ],
    ['FR', 'CallerID: "M. Durand" <33145678901>', ['+33145678901']],
    [
      'DE',
      '"","03091234567","017612345678","from-internal","""101"" <101>","PJSIP/101-00000007"',
      ['+493091234567', '+4917612345678'],
    ],
    [
      'DE',
      '2026-03-02 10:11:12.123456 [NOTICE] switch_channel.c:1118 New Channel sofia/external/4930912345678@203.0.113.9 [0a3d]',
      ['+4930912345678'],
    ],
    ['GB', 'sofia/gateway/carrier/442079460018', ['+442079460018']],
    ['DE', 'caller_id_number: 4930912345678', ['+4930912345678']],
    ['DE', 'variable_sip_from_user: +4930912345678', ['+4930912345678']],
    ['DE', 'destination_number=03091234567', ['+493091234567']],
    [
      'GB',
      'INFO: INVITE F=<sip:442079460018@pbx.example.com> T=<sip:447700900461@pbx.example.com>',
      ['+442079460018', '+447700900461'],
    ],
    ['US', "Calling Party Number i = 0x2183, '2125550198'", ['+12125550198']],
    ['DE', "Called Party Number i = 0xA1, '03091234567'", ['+493091234567']],
    [
      'US',
      '"callingPartyNumber":"+12125550198","originalCalledPartyNumber":"4155550123"',
      ['+12125550198', '+14155550123'],
    ],
    ['DE', '+CMT: "+4917612345678",,"26/03/02,10:11:12+04"', ['+4917612345678']],
    ['DE', '+CLIP: "03091234567",129,"",,"",0', ['+493091234567']],
    ['DE', 'ATD+4917612345678;', ['+4917612345678']],
    ['DE', 'msisdn=4917612345678 status=DELIVRD', ['+4917612345678']],
    ['GB', 'submit_sm source_addr: ACME, destination_addr: 447700900461', ['+447700900461']],
    [
      'US',
      '2026-03-02 10:00:00 Sent SMS [SMSC:twilio] [from:+12125550198] [to:+14155550123] [msg:5:hello]',
      ['+12125550198', '+14155550123'],
    ],
    ['US', 'From=%2B12125550198&To=%2B14155550123&Body=Hi', ['+12125550198', '+14155550123']],
    ['KE', 'Calling-Station-Id = "254712345678"', ['+254712345678']],
    ['IN', '919876543210@s.whatsapp.net', ['+919876543210']],
    [null, '"remoteJid": "5511987654321@s.whatsapp.net"', ['+5511987654321']],
    [null, '"from": "5511987654321@c.us"', ['+5511987654321']],
    ['IN', 'whatsapp:+919876543210', ['+919876543210']],
  ])('%s: %s', (country, text, numbers) => {
    expect(phones(text, country)).toEqual(numbers);
  });

  it.each([
    ['DE', 'Contact: <sip:101@10.1.1.5:5060>'],
    [null, '120363041234567890@g.us'],
    ['US', '2125550198@vtext.com'],
    ['CN', '13912345678@163.com'],
    ['DE', 'info+4930912345678@example.com'],
  ])('%s: %s has none', (country, text) => {
    expect(phones(text, country)).toEqual([]);
  });
});
