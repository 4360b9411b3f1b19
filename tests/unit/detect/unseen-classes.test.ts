import { describe, expect, it } from 'vitest';
import { subjects } from './found.ts';

// Classes of mistakes that texts of an author who knew nothing of the rules brought to light; the texts here are others.

describe('addresses behind arrows and words for "from"', () => {
  it.each([
    ['TCP 192.168.1.5:49512 -> 93.184.216.34:443', ['192.168.1.5', '93.184.216.34']],
    ['8080 -> 10.0.0.3:80', ['10.0.0.3']],
    ['10.1.1.1 > 10.1.1.2: esp', ['10.1.1.1', '10.1.1.2']],
    ['IP gw.example.net > 203.0.113.9: ICMP echo request', ['203.0.113.9']],
    ['*> 203.0.113.0/24 198.51.100.1', ['203.0.113.0', '198.51.100.1']],
    ['> 203.0.113.9 is it\n> and 198.51.100.7', ['203.0.113.9', '198.51.100.7']],
    ['acceso desde 190.2.44.7', ['190.2.44.7']],
    ['connexion depuis 10.0.0.3', ['10.0.0.3']],
    ['seit 192.168.0.1 nicht antwortet', ['192.168.0.1']],
    ['updated the A record to 203.0.113.9', ['203.0.113.9']],
    ['patched node 10.0.0.3', ['10.0.0.3']],
    ['removed by 203.0.113.9', ['203.0.113.9']],
    ['disponible depuis 3.2.1.0', []],
    ['since 4.2.1.0', []],
    ['upgraded 1.2.3.4 -> 1.2.3.5', []],
    ['Bump foo from 1.2.3.0 to 1.2.4.0', []],
    ['foo > 1.2.3.4', []],
  ])('%s', (text, addresses) => {
    expect(subjects(text, null)).toEqual(addresses);
  });
});

describe('addresses beside versions, modules and ports', () => {
  it.each([
    ['1611 1432 TCP_MISS/200 1284 GET http://a.example/ - HIER_DIRECT/198.51.100.34 text/html', ['198.51.100.34']],
    ['TCP_MISS/304 FIRST_UP_PARENT/10.20.30.40 image/png', ['10.20.30.40']],
    ['Trying 2001:db8:21f:cb07:6820:80da:af6b:8b2c:443...', ['2001:db8:21f:cb07:6820:80da:af6b:8b2c']],
    ['curl/8.5.0.1 and Mozilla/5.0.2.1', []],
    ['node-b  Ready  v1.29.1  10.0.3.7  203.0.113.9', ['10.0.3.7', '203.0.113.9']],
    ['Firmware 1.0.3, LAN 192.168.0.1', ['192.168.0.1']],
    ['versions 4.2.1.1, 4.2.1.2', []],
    ['rsync user@203.0.113.9::backup/ /mnt', ['203.0.113.9']],
    ['connect ECONNREFUSED ::1:5432', ['::1']],
    ['connect ENETUNREACH 2001:db8::5:8080', ['2001:db8::5']],
    ['host 2001:db8::5:8080', ['2001:db8::5:8080']],
  ])('%s', (text, addresses) => {
    expect(subjects(text, null)).toEqual(addresses);
  });
});

describe('sections and versions of four parts', () => {
  it.each([
    'See 4.1.2.3 and 4.1.2.4',
    'siehe 2.3.1.4',
    'véase 3.2.1.1',
    'voir 3.2.1.1',
    'Abschnitte 3.2.1.1 bis 3.2.1.4',
    'Eq. 3.2.1.1',
    'Opera 12.16.0.2',
    'RtkNGUI64.exe 1.0.1.29',
    'ntoskrnl.sys 10.0.19.4',
    'WebSphere 8.5.5.2',
    'PCI DSS 3.4.1.1',
    'com.example.shop 3.2.1.0',
    'Mono 5.20.0.7, .NET 4.8',
    'AssemblyVersion("1.0.0.0")',
  ])('leaves %s alone', (text) => {
    expect(subjects(text, null)).toEqual([]);
  });

  it.each([
    ['see 8.8.8.8', ['8.8.8.8']],
    ['See 203.0.113.9', ['203.0.113.9']],
    ['see 10.1.2.3', ['10.1.2.3']],
    ['Cloudflare 1.1.1.1, Quad9 9.9.9.9', ['1.1.1.1', '9.9.9.9']],
    ['Gateway 5.9.1.2', ['5.9.1.2']],
    ['DNS 5.9.1.2', ['5.9.1.2']],
    ['OpenVPN 10.8.0.1', ['10.8.0.1']],
  ])('but finds %s', (text, addresses) => {
    expect(subjects(text, null)).toEqual(addresses);
  });
});

describe('numbers written like addresses', () => {
  it.each([
    ['GR', 'ΦΑΞ 210.52.12.190, 210.52.12.191', ['+302105212190', '+302105212191']],
    ['IT', 'Tel. 06/48.90.31.12', ['+390648903112']],
    ['IT', 'Torino 011/56.27.31.90', ['+3901156273190']],
    ['IT', 'ping 151.5.44.18', ['151.5.44.18']],
  ])('%s: %s', (country, text, expected) => {
    expect(subjects(text, country)).toEqual(expected);
  });
});

describe('bare numbers behind words that ask to call', () => {
  it.each([
    ['IN', 'No brokers. Call Mr. Rao - 9880012345', ['+919880012345']],
    ['US', 'call us back at 8664419197', ['+18664419197']],
    ['PT', 'pode ligar po 934112186', ['+351934112186']],
    ['SE', 'Ring på 0701234567', ['+46701234567']],
    ['CO', 'Moto 2019. Inf 3004410037', ['+573004410037']],
    ['IT', 'Per info 3471234567', ['+393471234567']],
    ['BO', 'Lote en venta. Ref. 70611602', ['+59170611602']],
    ['FR', 'mon nouveau num : 0612345678', ['+33612345678']],
    ['ES', 'Interesados 612345678', ['+34612345678']],
    ['DE', 'Infos 01711234567', ['+491711234567']],
    ['US', 'Questions about this order? 212-555-2368', ['+12125552368']],
    ['SA', 'الرقم الموحد 920001234', ['+966920001234']],
    ['TR', 'Çağrı merkezi: 444 0 123', ['+904440123']],
    ['HU', 'kék szám: 06 40 123 456', ['+3640123456']],
    ['US', 'info 2125552368 bytes written', []],
    ['US', 'reach 2125552368 users', []],
    ['US', 'changed 2125552368 rows', []],
    ['US', 'API called by Foo. 2125552368', []],
    ['FR', 'Réservation n° 0612345678', []],
    ['AU', 'TFN 271 844 182', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('national forms that stand without a word', () => {
  it.each([
    ['TR', '444 0 123', ['+904440123']],
    ['AU', 'SES 132 500', ['+61132500']],
    ['AU', 'Lifeline 13 11 14', ['+61131114']],
    ['AU', '132 500 people', []],
    ['AR', 'Plomero zona sur 11-4123-2277', ['+541141232277']],
    ['AR', 'Expediente 11-4123-2277', []],
    ['HU', 'Bejelentkezés 30/123-4567', ['+36301234567']],
    ['HU', '30/123-4567/2021', []],
    ['LT', '(8 5) 247 6400', ['+37052476400']],
    ['LT', '8-612-34567', ['+37061234567']],
    ['PL', '(0-22) 621 12 34', ['+48226211234']],
    ['UA', '8-067-123-45-67', ['+380671234567']],
    ['CL', '09 8765 4321', ['+56987654321']],
    ['US', 'abroad: 011 52 55 1234 5678', ['+525512345678']],
    ['GB', 'from the US dial 011 44 20 7946 0958', ['+442079460958']],
    ['FR', 'Phone: 1-800-273-8255', ['+18002738255']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe("a directory's lines", () => {
  it.each([
    ['FR', '04 SERRURERIE ROUX 01 45 27 80 16 75016', ['+33145278016']],
    ['FR', '07 ALARME+ 01 69 21 74 00 91600', ['+33169217400']],
    ['ES', 'Ana Ruiz 968 21 74 16 637 418 215 968 21 74 19', ['+34968217416', '+34637418215', '+34968217419']],
    ['PL', 'Jan Nowak 601 123 456 22 621 12 34', ['+48601123456', '+48226211234']],
    ['DK', 'Hansen 20 12 34 56 8000 Aarhus', ['+4520123456']],
    ['TR', 'Yılmaz 0 212 295 41 10 34000', ['+902122954110']],
    ['RO', 'Popescu 021 316 07 09 010101', ['+40213160709']],
    ['DE', 'Mo 8–12 06131-27180', ['+49613127180']],
    ['ES', 'L-V 9-14 912 345 678', ['+34912345678']],
    ['ES', 'Total 968 217 406 637 418 205', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('valid digits that are another kind of number', () => {
  it.each([
    ['DE', 'Az.: 12 O 0221/22-45'],
    ['DE', 'Bosch 0 445 110 369'],
    ['DE', 'Rezept-Nr. 0227 184 410'],
    ['DE', 'Kassenzeichen 0441 8227 1840'],
    ['DE', 'Flurstück 0271/840, Seiten 0271-0284'],
    ['DE', 'Versicherungsnummer T 220 001 290'],
    ['FR', 'Résultats : 04 18 27 31 45'],
    ['FR', 'Arrivée : 01 05 12 03 08'],
    ['FR', 'N° client 0627184410'],
    ['FR', 'Réf. 02 71 84 41 80'],
    ['IT', 'C.F. 02718441820'],
    ['IT', 'Codice 0271 844180'],
    ['ES', 'Expediente 637/418200'],
    ['PL', 'nr zamówienia 601234560'],
    ['ID', 'No. pesanan 081234567890'],
    ['KE', 'account 0722123450'],
    ['GB', 'Batch 01234 567890'],
    ['GB', 'P/N 0207 946 0958'],
    ['CN', '货号 400-123-4560'],
    ['VN', 'Mã đơn hàng 0912345670'],
  ])('%s: %s', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('what stands around a number', () => {
  it.each([
    // Other last digits of the number before.
    ['DE', 'Tel. 030-901820/21/22', ['+4930901820']],
    ['DE', 'Tel. 0231/567890/91/92', ['+49231567890']],
    ['BE', '0475/12/34/56', ['+32475123456']],
    ['DE', 'Tel. 0531/58/24/21', ['+49531582421']],
    // "the number" behind a word that asks to call.
    ['SA', 'اتصلوا على الرقم 011 465 1234', ['+966114651234']],
    ['SA', 'اتصل بالرقم 0501234567', ['+966501234567']],
    ['SA', 'يمكنكم الاتصال على رقم 0501234567', ['+966501234567']],
    ['SA', 'رقم 0501234567', []],
    ['CN', '请拨打号码 010 6552 9988', ['+861065529988']],
    ['CN', '号码 010 6552 9988', []],
    // No American number begins with a zero, nor do its first ten digits.
    ['US', 'Tel. 089 / 5 14 69 76 11', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});
