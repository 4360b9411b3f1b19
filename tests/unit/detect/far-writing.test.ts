import { describe, expect, it } from 'vitest';
import { found, subjects } from './found.ts';

// Ways to write a number that are usual somewhere, found by reading pages of those countries; the texts are others.

// Without a label none of these numbers would be found: their groups are those of any number.
describe('labels of many languages', () => {
  it.each([
    ['KE', 'Nukushi: 202764183', '+254202764183'],
    ['ET', 'ሞባይል 911684291', '+251911684291'],
    ['BD', 'যোগাযোগ: 1712684291', '+8801712684291'],
    ['IN', 'தொடர்புக்கு 9840684291', '+919840684291'],
    ['IN', 'సంప్రదించండి 9840684291', '+919840684291'],
    ['IN', 'ಸಂಪರ್ಕಿಸಿ 9840684291', '+919840684291'],
    ['IN', 'ബന്ധപ്പെടുക 9840684291', '+919840684291'],
    ['IN', 'મો. 9840684291', '+919840684291'],
    ['IN', 'मोबाईल क्र. 9840684291', '+919840684291'],
    ['TH', 'สอบถาม 812684291', '+66812684291'],
    ['VN', 'Zalo: 912684291', '+84912684291'],
    ['VN', 'Di động: 912684291', '+84912684291'],
    ['ID', 'Hub. 81268429173', '+6281268429173'],
    ['ID', 'CP: 81268429173', '+6281268429173'],
    ['PH', 'Tawagan: 9176842917', '+639176842917'],
    ['IR', 'فاکس: 2188384716', '+982188384716'],
    ['PK', 'رابطہ نمبر 3006842917', '+923006842917'],
    ['IL', 'פלאפון: 526842917', '+972526842917'],
    ['GE', 'დარეკეთ 599684291', '+995599684291'],
    ['KZ', 'Байланыс: 7016842917', '+77016842917'],
    ['MN', 'Холбогдох: 99684291', '+97699684291'],
    ['KH', 'ទំនាក់ទំនង 12684291', '+85512684291'],
    ['MM', 'ဆက်သွယ်ရန် 9791268429', '+959791268429'],
    ['LA', 'ຕິດຕໍ່ 2056842917', '+8562056842917'],
    ['LK', 'අමතන්න 716842917', '+94716842917'],
    ['TR', 'Cep: 5326842917', '+905326842917'],
    ['ZA', 'Sel: 826842917', '+27826842917'],
    ['IQ', 'مۆبایل: 7506842917', '+9647506842917'],
    ['JP', 'ご予約は 9068472917', '+819068472917'],
    ['KR', '예약 1068472917', '+821068472917'],
    ['CN', '订餐 57188472917', '+8657188472917'],
    ['CO', '📞 6017422837', '+576017422837'],
    ['DE', '☎ 221684291', '+49221684291'],
  ])('%s: %s', (country, text, number) => {
    expect(subjects(text, country)).toEqual([number]);
    const [digits = ''] = /\d{8,}/.exec(text) ?? [];
    expect(subjects(`Hxq ${digits}`, country)).toEqual([]);
  });

  it.each([
    ['FR', 'CP : 75011684'],
    ['BR', 'Cep: 01310684'],
    ['JP', '予約番号 9068472917'],
    ['KR', '예약번호 1068472917'],
    ['CN', '订单号 57188472917'],
    ['VN', 'Giờ hoạt động: 08002200'],
    ['US', 'SmartPhone 12345678'],
  ])('%s: %s is none', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('an area code after its number', () => {
  it.each([
    ['AR', 'Tel: 4684-2917 (011)', '4684-2917 (011) = +541146842917'],
    ['DE', 'Tel.: 4684291 (0221)', '4684291 (0221) = +492214684291'],
    ['BR', 'Tel. 3422-7194 (81)', '3422-7194 (81) = +558134227194'],
    ['RU', 'тел. 234-56-78 (495)', '234-56-78 (495) = +74952345678'],
    ['IR', 'تلفن: 88384716 (021)', '88384716 (021) = +982188384716'],
    // The second number of brackets is another one.
    ['CO', 'Cel. 310 234 5678 (24)', '310 234 5678 = +573102345678'],
  ])('%s: %s', (country, text, number) => {
    expect(found(text, country)).toEqual([number]);
  });
});

describe('brackets and dots around a trunk zero', () => {
  it.each([
    ['DE', 'Tel.: +49 [0]30 4684291', ['+49 [0]30 4684291 = +49304684291']],
    ['CH', '+41 [0]44 668 18 00', ['+41 [0]44 668 18 00 = +41446681800']],
    ['DE', 'Telefon +49 {0}30 4684291', ['+49 {0}30 4684291 = +49304684291']],
    ['TR', 'Tel: 0.212.345 67 89', ['0.212.345 67 89 = +902123456789']],
    ['TR', 'Telefon : 0.312-456 78 90 (pbx)', ['0.312-456 78 90 = +903124567890']],
    ['TR', 'oran 0.212.345 67 89', []],
    ['DE', 'Telefonie 0.123 456.78', []],
    ['DE', 'matrix+49 [0]= 30 4684291', []],
  ])('%s: %s', (country, text, expected) => {
    expect(found(text, country)).toEqual(expected);
  });
});

describe('numbers of plans that have changed', () => {
  it.each([
    ['MX', '+52 1 55 1234 5678', ['+525512345678']],
    ['MX', 'https://wa.me/5215512345678?text=Hola', ['+525512345678']],
    ['CO', 'PBX: (571) 648 9142', ['+5716489142']],
    ['CO', 'PBX: (57 2) 485 5714', ['+5724855714']],
    ['US', 'Call (571) 648-9142', ['+15716489142']],
  ])('%s: %s', (country, text, expected) => {
    expect(subjects(text, country)).toEqual(expected);
  });
});

describe('a label glued to the word before it', () => {
  it.each([
    ['DE', '50667 KölnTel.: 221684291', '+49221684291'],
    ['VN', 'ẨmthựcTel: 2837394182', '+842837394182'],
    ['IN', 'MumbaiMobile: 9840684291', '+919840684291'],
  ])('%s: %s', (country, text, number) => {
    expect(subjects(text, country)).toEqual([number]);
  });
});

// Four groups of a dotted number, with an area code or a calling code before them, look like an IPv4 address.
describe('the end of a dotted number', () => {
  it.each([
    ['MX', 'Tel. 01 (55) 56.48.29.17, 01 (55) 56.48.29.18', ['+525556482917', '+525556482918']],
    ['MX', 'Tel. (55) 56.48.29.17', ['+525556482917']],
    ['GR', 'Τηλ.: +30 210.52.12.190', ['+302105212190']],
    ['GR', '(+30) 210.52.12.190', ['+302105212190']],
    ['IT', 'Tel. 02 86.46.31.90', ['+390286463190']],
    ['IT', 'Tel. +39 (02) 86.46.31.90', ['+390286463190']],
    ['LU', 'Tél. (+352) 26.48.29.17', ['+35226482917']],
    ['DK', 'Tlf. +45 33.48.29.17', ['+4533482917']],
    ['TN', 'Tél : (+216) 71.84.82.91', ['+21671848291']],
    ['DZ', 'Tél: +213 (0) 21.64.29.17', ['+21321642917']],
    ['CI', 'Tél. (225) 20.31.46.29 Fax (225) 20.31.46.30', ['+22520314629', '+22520314630']],
    ['FR', 'Tél. voir le serveur 05 10.20.30.40', ['10.20.30.40']],
    ['MX', 'Servidor (2) 10.20.30.40', ['10.20.30.40']],
    ['MX', 'Tel. 55 5648 2917, servidor (55) 190.2.44.7', ['+525556482917', '190.2.44.7']],
    ['GB', '+1 10.20.30.40', ['10.20.30.40']],
    // The calling code of the page's country, or another number before it in a list.
    ['PF', '(689) 40.50.73.94 SIRET / N° TAHITI 273941', ['+68940507394']],
    ['BF', 'Tél : 25.30.73.94 ou 70.20.73.94', ['+22625307394', '+22670207394']],
    ['ML', 'tel 20 22 73 94 cel 76 41 73 94/66.72.73.94', ['+22320227394', '+22376417394', '+22366727394']],
    ['US', '(1) 212.255.23.68', ['212.255.23.68']],
    ['MX', '(689) 40.50.73.94', ['40.50.73.94']],
    ['BF', 'Tél 70.20.73.94 et 192.168.1.1', ['+22670207394', '192.168.1.1']],
    ['FR', 'serveurs 10.20.30.40 ou 8.8.8.8', ['10.20.30.40', '8.8.8.8']],
  ])('%s: %s', (country, text, expected) => {
    expect(subjects(text, country)).toEqual(expected);
  });

  it('takes a changelog for a list of versions', () => {
    expect(subjects('Changelog 2.11.0.3', null)).toEqual([]);
  });
});

describe('a dash between spaces in a list', () => {
  it.each([
    ['KE', 'Tel: +254 20 2764183 - 2764957', ['+254202764183', '+254202764957']],
    ['AR', 'Tel: (011) 4684-2917 - 4684-2918', ['+541146842917', '+541146842918']],
    ['US', '(212) 684-2917 - 684-3052', ['+12126842917', '+12126843052']],
    // A former number's second one has its area code too, and is a guess like the first.
    ['CO', 'PBX: (57) 5 359 9414 - 359 9515', ['+5753599414', '+5753599515']],
    ['CO', 'PBX: (601) 430 1214 Ext. 2133 - 3208 - 3419', ['+576014301214']],
    ['CO', 'PBX: (601) 430 1214 Ext. 213, 214 y 215. Cel. 310 234 5678', ['+576014301214', '+573102345678']],
    ['DE', 'Tel. 030 264718 - 25', ['+493026471825']],
  ])('%s: %s', (country, text, expected) => {
    expect(subjects(text, country)).toEqual(expected);
  });
});

// Without a page's country a phone word and a calling code in brackets are enough; an area code in brackets is not.
describe('a calling code without a plus on a page of no country', () => {
  it.each([
    ['Tel: (506) 2511-6614 (506) 2511-6673', ['+50625116614', '+50625116673']],
    ['Teléfono: (595 21) 4140214', ['+595214140214']],
    ['Tel.: (54-11) 6314-3014', ['+541163143014']],
    ['Telefax: (59521) 295 414', ['+59521295414']],
    ['Fax 1-410-337-8514', ['+14103378514']],
    ['電話：(852) 5405 6614', ['+85254056614']],
    ['(506) 2511-6614', []],
    ['PBX: (604) 403 1814', []],
    ['PBX: (604) 4031814', []],
    ['Tel. (0221) 4567890', []],
    ['1-800-638-3714', []],
  ])('%s', (text, expected) => {
    expect(subjects(text, null)).toEqual(expected);
  });

  it.each([
    ['SHAH ALAM, SELANGOR. TEL: 03-5542 3218', '+60355423218'],
    ['Brgy. Biga, Silang, Cavite. Mobile No: 0945 450 0218', '+639454500218'],
    ['Yhteystiedot 040 555 1618', '+358405551618'],
    ['Stockholms kommun, växel 08-508 00 018', '+46850800018'],
    ['dla obecnych klientów tel. (22) 100-55-18', '+48221005518'],
  ])('but words of a country or a language: %s', (text, number) => {
    expect(subjects(text, null)).toEqual([number]);
  });

  it('keeps an American toll-free number on a Mexican page', () => {
    expect(subjects('Tel. 1-800-638-3714', 'MX')).toEqual(['+18006383714']);
  });
});

it('takes a help line for a phone word', () => {
  expect(subjects('HELPLINE - 7003684291', 'IN')).toEqual(['+917003684291']);
});
