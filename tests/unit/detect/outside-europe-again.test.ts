import { describe, expect, it } from 'vitest';
import { found, subjects } from './found.ts';

// Classes of mistakes that 520 texts from outside Europe brought to light, by somebody who had not seen the detector. The
// texts here are others, of other countries.

describe('calls that somebody got', () => {
  it.each([
    ['US', 'Missed call from 2124739418, no voicemail', ['+12124739418']],
    ['CA', 'another robocall from 4164739418 today', ['+14164739418']],
    ['MX', 'Me llamaron de 5547394182 y colgaron', ['+525547394182']],
    ['MX', 'Llamada perdida de 5547394182', ['+525547394182']],
    ['PE', 'recibí llamadas de 947394182', ['+51947394182']],
    ['CO', 'Me llaman del +57 310 473 9418 y también del 6014739418', ['+573104739418', '+576014739418']],
    ['BR', 'me chama no 85984739418', ['+5585984739418']],
    ['PT', 'me liga 912473941', ['+351912473941']],
    ['IN', 'I got calls from 080-24739418 and also from 9820473941', ['+918024739418', '+919820473941']],
    ['US', 'called 2124739418 times', []],
    ['US', 'the job calls 2124739418 rows', []],
    ['TR', 'Liga 5324739418', []],
    ['ES', 'dump: 3f de 60 12 47 39', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('an area code that a word names after the number', () => {
  it.each([
    ['AU', 'Sydney depot 9473 9418 (02 area)', ['9473 9418 = +61294739418']],
    ['AR', 'Consultas 4739-4182 (código de área 11)', ['4739-4182 = +541147394182']],
    ['ZA', '473 9418 (dialling code 021)', ['473 9418 = +27214739418']],
    ['UA', 'приймальня 473-94-18 (код 044)', ['473-94-18 = +380444739418']],
    ['BR', '3473-9418 (DDD 21)', ['3473-9418 = +552134739418']],
    ['BR', '3473-9418 (loja 21)', []],
    ['AU', 'part 9473 9418 (02 of 05)', []],
    ['AU', 'invoice 9473 9418 (02 area)', []],
    ['US', '473-9418 (kod pocztowy 21)', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(found(text, country)).toEqual(numbers);
  });
});

describe('a number that the one beside it explains', () => {
  it.each([
    ['TO', "Nuku'alofa 27394 or mobile +676 7739418", ['+67627394', '+6767739418']],
    ['SB', 'Honiara shop 27 394, mob (+677) 747 3941', ['+67727394', '+6777473941']],
    ['SG', 'Office 6273 9418 or +65 9273 9418', ['+6562739418', '+6592739418']],
    ['BO', '70627394 o 71627394 Rosa', ['+59170627394', '+59171627394']],
    ['CR', 'Apto amueblado, 2273 9418 o 8873 9418', ['+50622739418', '+50688739418']],
    ['TO', 'P.O. Box 27394, tel +676 27395', ['+67627395']],
    ['TO', 'WST 27394 or +685 7739418', ['+6857739418']],
    ['BO', 'pedido 70627394 o 71627394', []],
    ['BO', 'https://example.com/?n=70627394 o 71627394', []],
    ['US', '2124739418 or 2124739419', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('landlines of five digits, after a phone word only', () => {
  it.each([
    ['CK', 'ph 27394', ['+68227394']],
    ['WS', 'Tel: 27394 / 27395, Fax 27396', ['+68527394', '+68527395', '+68527396']],
    ['FK', 'Tel 27394', ['+50027394']],
    ['CK', 'invoice 27394', []],
    ['CK', 'call me before 27394', []],
    ['NZ', 'ph 27394', []],
    ['TO', 'ph 2739 4', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('the end of a range, a note and a list, and a foreign prefix', () => {
  it.each([
    ['IN', 'Lucknow Office: 0522-2739418-20', ['0522-2739418 = +915222739418']],
    ['PK', '042-35739418-21', ['042-35739418 = +924235739418']],
    ['DE', 'Tel. 030-2739418-20', ['030-2739418-20 = +4930273941820']],
    ['PK', 'A/C 042-35739418-21', []],
    ['BR', '(21) 98473-9418 (zap) ou 3473-9418', ['(21) 98473-9418 = +5521984739418', '3473-9418 = +552134739418']],
    ['NZ', 'From Hong Kong dial 001 64 9 473 9418', ['001 64 9 473 9418 = +6494739418']],
    ['SG', '001 61 2 9473 9418', ['001 61 2 9473 9418 = +61294739418']],
    ['DE', 'aus Japan 010 49 30 27394182', ['010 49 30 27394182 = +493027394182']],
    ['KR', '010-2739-4182', ['010-2739-4182 = +821027394182']],
  ])('%s: %s', (country, text, numbers) => {
    expect(found(text, country)).toEqual(numbers);
  });
});

describe('four dotted pairs after a number in pairs', () => {
  it.each([
    ['ML', 'Bamako 20 22 73 94, Orange 70.12.34.56', ['+22320227394', '+22370123456']],
    ['NC', 'Nouméa : 27 39 41, Mobilis 75.12.34.56', ['+687273941', '75.12.34.56']],
    ['FR', '01 45 27 39 41, IP 87.41.27.83', ['+33145273941', '87.41.27.83']],
    ['FR', '01 45 27 39 41, Serveur 87.41.27.83', ['+33145273941', '87.41.27.83']],
    ['ML', 'Bamako 20 22 73 94, Orange 70.112.34.56', ['+22320227394', '70.112.34.56']],
  ])('%s: %s', (country, text, expected) => {
    expect(subjects(text, country)).toEqual(expected);
  });
});

describe('numbers of other kinds', () => {
  it.each([
    ['FR', 'Tirage : 07 - 12 - 25 - 33 - 41 - 48'],
    ['MX', 'Melate 05 - 33 - 12 - 38 - 47 - 56'],
    ['CO', 'folio 6012-7394-18'],
    ['MY', 'invois 03-8273-2024'],
    ['BR', 'conta 11 3473-9418'],
    ['JP', '商品No. 03-2739-4182'],
    ['US', 'ZIP+4 60614-2739'],
    ['ZA', 'cl 4.2.2.1'],
    ['ID', 'Pasal 3.1.2.4'],
    ['TW', '升級包 12.4.8.1'],
    ['JP', 'パッチ 10.2.8.1'],
    ['KR', '펌웨어 3.0.4.12'],
    ['FR', '05 22 27 39 41'],
  ])('%s: %s', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });

  it.each([
    ['MA', 'Café, 05 22 27 39 41', ['+212522273941']],
    ['DE', 'Tel+49 30 27394182', ['+493027394182']],
    ['CN', '更新 DNS 为 203.0.113.9', ['203.0.113.9']],
    ['ZA', 'gateway 4.2.2.1', ['4.2.2.1']],
  ])('%s: but not %s', (country, text, expected) => {
    expect(subjects(text, country)).toEqual(expected);
  });
});
