import { describe, expect, it } from 'vitest';
import { subjects } from './found.ts';

describe('a place for a carrier’s code', () => {
  it.each([
    ['Fone: (0xx11) 3838-4716', '+551138384716'],
    ['Tel.: 0**21 2383-8471', '+552123838471'],
    ['tel (0XX51) 3383 8471', '+555133838471'],
    ['Fone 0 xx 61 3383-8471', '+556133838471'],
    ['Fax 0xx51 3383-8471', '+555133838471'],
  ])('%s', (text, e164) => {
    expect(subjects(text, 'BR')).toEqual([e164]);
  });
});

describe('dashes of Japanese writing', () => {
  it.each([
    ['TEL 06ｰ6451ｰ8374', '+81664518374'],
    ['電話 03・5207・8374', '+81352078374'],
    ['電話番号 03ー5207ー8374', '+81352078374'],
    ['ＦＡＸ　０３－５２０７－８３７５', '+81352078375'],
    ['センター・窓口 06-6451-8374', '+81664518374'],
  ])('%s', (text, e164) => {
    expect(subjects(text, 'JP')).toEqual([e164]);
  });
});

describe('last digits that vary a number', () => {
  it.each([
    ['IT', 'tel. 06/83847162-3', ['+390683847162']],
    ['TH', 'Tel: 0-2590-4361-2', ['+6625904361']],
    ['PK', 'Tel # (042) 35761834-6', ['+924235761834']],
    ['CI', 'Tél : +225 27 22 48 31 75 / 05 79 51 75 20', ['+2252722483175', '+2250579517520']],
    ['DE', 'Tel.: 07151 / 98 81 34 / 17', ['+497151988134']],
    ['DE', 'Tel. 030 901820-4', ['+49309018204']],
    ['HK', '電話：2838-4716 / 2838-4717', ['+85228384716', '+85228384717']],
  ])('%s: %s', (country, text, expected) => {
    expect(subjects(text, country)).toEqual(expected);
  });
});

describe('an area code after the number, as texts from right to left print it', () => {
  it.each([
    ['IR', 'تلفن: 88384716-021', '+982188384716'],
    ['IR', 'شماره تماس: ۸۸۳۸۴۷۱۶ - ۰۲۱', '+982188384716'],
    ['SA', 'هاتف: 4627310 (011)', '+966114627310'],
    ['SA', 'ت: 0114627310', '+966114627310'],
    ['EG', 'ت: 0225776184', '+20225776184'],
    ['IL', 'טל 036183847', '+97236183847'],
  ])('%s: %s', (country, text, e164) => {
    expect(subjects(text, country)).toEqual([e164]);
  });
});

describe('marks of code and emphasis around a number', () => {
  it.each([
    ['US', '`212-838-4716`', ['+12128384716']],
    ['DE', 'Ruf `030 8384716` an', ['+49308384716']],
    ['US', '_212-838-4716_', ['+12128384716']],
    ['FR', '`01 47 83 84 71`', ['+33147838471']],
    ['GB', '_020 7183 8471_', ['+442071838471']],
    ['US', '`12128384716`', []],
    ['US', 'build_212-838-4716', []],
  ])('%s: %s', (country, text, expected) => {
    expect(subjects(text, country)).toEqual(expected);
  });
});

describe('lists and columns under a phone word', () => {
  it.each([
    ['HK', '各分店電話：\n中環店\n28384716 陳小姐\n灣仔店\n28384717 李先生', ['+85228384716', '+85228384717']],
    ['SG', 'Contact numbers:\nAdmin\n62538471\nSales\n62538472', ['+6562538471', '+6562538472']],
    ['DK', 'Telefonnumre:\nKontor\n33847162\nLager\n33847163', ['+4533847162', '+4533847163']],
    ['NO', 'Telefoner\nSentralbord\n22838471\nVakt\n22838472', ['+4722838471', '+4722838472']],
    ['PT', 'Contactos telefónicos:\nSede\n218384716\nLoja\n218384717', ['+351218384716', '+351218384717']],
    ['HK', 'Name\tPhone\tRoom\nChan\t28384716\t12\nLee\t28384717\t14', ['+85228384716', '+85228384717']],
    ['HK', 'Name\tPhone\tStaff\nChan\t28384716\t21185504', ['+85228384716']],
    ['HK', 'Stock:\nred\n28384716\nblue\n28384717', []],
  ])('%s: %s', (country, text, expected) => {
    expect(subjects(text, country)).toEqual(expected);
  });
});

describe('what is no number', () => {
  it.each([
    ['BR', 'Chave de acesso 3518 0318 3847 1600 0129 5500 1000 0183 8410 1838 4716'],
    ['US', 'card 4111 1183 8471 6293'],
    ['BR', 'linha digitável 00190.00009 02838.471620'],
    ['CN', '微信ID 18384716293'],
    ['DE', 'Threema-ID 83847162'],
    [null, 'Mozilla/5.0 (Windows NT 6.1; rv:1.9.2.3) Gecko/20100401 Firefox/3.6.3'],
    [null, 'Mozilla/4.0 (compatible; MSIE 7.0b; Windows NT 5.1; Media Center PC 5.0.1.2)'],
    [null, 'Konqueror 3.5.8.1, Vivaldi 6.4.31.60'],
    [null, 'Edge Version 18.0.1.5 Chrome 99.0.48.51'],
    [null, 'Chrome版本 117.0.2.13'],
    [null, 'QQBrowser 12.1.0.50, Tomcat 9.0.1.2'],
  ])('%s: %s', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('addresses written in unusual ways', () => {
  it.each([
    ['0:00::0:1 or 0::1', ['::1', '::1']],
    ['1:2:3:4:5:6:7:: is whole', ['1:2:3:4:5:6:7:0']],
    ['Tunnel ::192.0.2.83 and ::ffff:192.0.2.84', ['::c000:253', '::ffff:192.0.2.84']],
    ['203{dot)0{dot)113{dot)9 and 192(dot]0(dot]2(dot]16', ['203.0.113.9', '192.0.2.16']],
    ['user=a%01host=127.0.0.1%01port=143', ['127.0.0.1']],
    ['2:4::3:6 and 10:20::30', []],
    ['12.5.0.3% of all', []],
  ])('%s', (text, addresses) => {
    expect(subjects(text, null)).toEqual(addresses);
  });
});
