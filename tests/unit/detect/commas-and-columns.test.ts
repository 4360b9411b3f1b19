import { describe, expect, it } from 'vitest';
import { subjects } from './found.ts';

describe('a bare comma between two numbers, if the second begins with a group of one or two digits', () => {
  it.each([
    ['TW', '林小美,0937-394-182,02-2739-4182', ['+886937394182', '+886227394182']],
    ['FR', 'Martin,06 12 73 94 18,01 42 73 94 18', ['+33612739418', '+33142739418']],
    ['BR', 'Ramos,11 97394-1826,11 3739-4182', ['+5511973941826', '+551137394182']],
    ['PK', 'Contact:0092-300-7394182,92 321 7394182', ['+923007394182', '+923217394182']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });

  it.each([
    ['FR', '12 739 418,26'],
    ['FR', '12 739 418,26 2 345 678,90'],
    ['FR', 'Total 06 127 394,18 05 273 941,82'],
    ['BR', 'R$ 11 973 941,82 - 11'],
    ['DE', '0273941826,50 Euro'],
  ])('%s: %s are amounts', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('the heading of a column', () => {
  it.each([
    ['IN', 'Name,Mobile,Alt Mobile,Pin\nRao,9927394182,020-27394182,411030', ['+919927394182', '+912027394182']],
    ['US', 'First,Last,Phone,Fax,ZIP\nBo,Tran,2125552368,,78229', ['+12125552368']],
    ['US', 'name,phone1,phone2\nAna,2125552368,2125552369', ['+12125552368', '+12125552369']],
    ['KE', 'name;msisdn;amount\nAkinyi;722739418;1500', ['+254722739418']],
    ['BR', 'Telefone|Nome\n1137394182|Ana', ['+551137394182']],
    ['IN', '"Name","Phone"\n"Rao","9927394182"\n"Sen","9827394182"', ['+919927394182', '+919827394182']],
  ])('%s: %j', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });

  it.each([
    ['IN', 'Name,Mobile,Order\nRao,,9927394182'],
    ['IN', 'Call, write, or visit\nRao, Delhi, 9927394182'],
    ['US', 'Name,Phone,Order\nBo,,2125552368'],
    ['BR', 'nome;pedido;pedido 2\nAna;1137394182;1137394183'],
    ['KE', 'msisdn;amount\n;722739418'],
  ])('%s: %j is in another column', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });

  it('makes no number of digits that are none of the country', () => {
    expect(subjects('Nome,Telefone\nRui,8031739418', 'BR')).toEqual([]);
    expect(subjects('Nome,Telefone\nRui,1137394182', 'BR')).toEqual(['+551137394182']);
  });

  it('an order in the cell after a phone number is none', () => {
    const rows = 'nome;telefone;pedido\nAna;1137394182;1137394183\nRui;11973941826;1137394184';
    expect(subjects(rows, 'BR')).toEqual(['+551137394182', '+5511973941826']);
    expect(subjects('name,mobile,account\nOtieno,0722739418,0733739418', 'KE')).toEqual(['+254722739418']);
    expect(subjects('name,mobile,alt\nOtieno,0722739418,0733739418', 'KE')).toHaveLength(2);
  });
});
