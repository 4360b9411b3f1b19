import { describe, expect, it } from 'vitest';
import { inShort, readAll } from './read-all.ts';

const google =
  'First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value';
const googleBefore =
  'Name,Given Name,Additional Name,Family Name,Notes,Phone 1 - Type,Phone 1 - Value,Organization 1 - Type,Organization 1 - Name';
const outlook =
  'First Name,Middle Name,Last Name,Company,Job Title,Business Fax,Business Phone,Home Phone,Mobile Phone,E-mail Address';

describe('a CSV file', () => {
  it('from Google', () => {
    const rows = [
      'Ada,King,Lovelace,,,,,"Lines\nand ""marks"", both",* myContacts,,,Mobile,+44 20 7946 0018 ::: +44 20 7946 0019,Work,030 901820',
      ',,,,,,Acme,,,,,Work,1,,',
      ',,,,,,,,,* Work,x@example.com,Work,2,,',
    ];
    expect(inShort([google, ...rows].join('\r\n'))).toEqual([
      'Ada King Lovelace: +44 20 7946 0018, +44 20 7946 0019, 030 901820',
      'Acme: 1',
      'x@example.com: 2',
    ]);
  });

  it('from Google, before 2024', () => {
    expect(inShort(`${googleBefore}\nDr. Ada L,Ada,,L,,Mobile,1,,`)).toEqual(['Dr. Ada L: 1']);
  });

  it('from Outlook, with everything in quotation marks', () => {
    const quoted = outlook.replace(/[^,]+/g, '"$&"');
    expect(inShort(`${quoted}\r\n"Ada","","Lovelace","Acme","","1","2","","3",""\r\n`)).toEqual([
      'Ada Lovelace (Acme): 1, 2, 3',
    ]);
  });

  it.each([
    ['German', '"Anrede";"Vorname";"Nachname";"Firma";"Telefon geschäftlich";"Fax privat";"Mobiltelefon"'],
    ['French', 'Titre,Prénom,Nom,Société,Téléphone (bureau),Télécopie (domicile),Tél. mobile'],
    ['Spanish', 'Título,Nombre,Apellidos,Empresa,Teléfono del trabajo,Fax particular,Teléfono móvil'],
    ['Italian', 'Titolo,Nome,Cognome,Società,Telefono ufficio,Fax abitazione,Cellulare'],
    ['Portuguese', 'Título,Nome,Sobrenome,Empresa,Telefone comercial,Fax residencial,Celular'],
    ['Dutch', 'Titel,Voornaam,Achternaam,Bedrijf,Telefoon op werk,Fax thuis,Mobiele telefoon'],
    ['Polish', 'Tytuł,Imię,Nazwisko,Firma,Telefon służbowy,Faks domowy,Telefon komórkowy'],
    ['Russian', 'Обращение,Имя,Фамилия,Организация,Рабочий телефон,Домашний факс,Телефон переносной'],
  ])('from Outlook in %s', (language, header) => {
    const row = 'x,Ada,Lovelace,Acme,1,2,3'.replaceAll(',', header.includes(';') ? ';' : ',');
    const numbers = language === 'Polish' ? '1, 3' : '1, 2, 3';
    expect(inShort(`${header}\n${row}\n`)).toEqual([`Ada Lovelace (Acme): ${numbers}`]);
  });

  it.each([',', ';', '\t', '|'])('divided by %j', (delimiter) => {
    expect(inShort(['Name,Phone', 'Ada,1', 'Bea,2'].join('\n').replaceAll(',', delimiter))).toEqual([
      'Ada: 1',
      'Bea: 2',
    ]);
  });

  it('with a name beside a surname, which are the two parts of one name', () => {
    expect(inShort('Name,Surname,Phone\nAda,Lovelace,1\nAda,Byron,2')).toEqual(['Ada Lovelace: 1', 'Ada Byron: 2']);
  });

  it('that says its delimiter', () => {
    expect(readAll('sep=;\r\nName;Phone\r\n"A;b";1\r\n')).toMatchObject([{ name: 'A;b', line: 3 }]);
  });

  it('does not take labels, readings and e-mail for numbers', () => {
    expect(inShort('Name,Phonetic Name,Phone Label,Phone Type,E-mail,Telegram,Phone\nAda,a,b,c,d,e,1')).toEqual([
      'Ada: 1',
    ]);
  });

  it('loses nothing to a broken row, and names its line', () => {
    const rows = [
      'Name,Company,Phone',
      'Ada,,1',
      '"Bea,,2', // a mark that is never closed
      '"Cem","",3',
      'just words',
      '',
      'Dan,Acme,4,and,more',
      '"Eve" "X",,5',
      ',,',
      ',,6',
      '"Fay',
      'Lines",,7',
    ];
    expect(inShort(rows.join('\n'))).toEqual([
      'Ada: 1',
      'unreadable in line 3',
      'Cem: 3',
      'unreadable in line 5',
      'unreadable in line 7',
      'Eve" "X: 5',
      'no-name in line 10',
      'Fay Lines: 7',
    ]);
  });

  it('gets along with a mark that is open to the end of a long file', () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => `Person ${index},${'note '.repeat(10)},${index}`);
    const read = inShort(['Name,Note,Phone', '"Open,x,1', ...rows].join('\n'));
    expect(read[0]).toBe('unreadable in line 2');
    expect(read).toHaveLength(3_001);
    expect(read.at(-1)).toBe('Person 2999: 2999');
  });

  it('takes a row with a very long note', () => {
    expect(inShort(`Name,Note,Phone\nAda,"${'word\n'.repeat(8_000)}",1\nBea,,2`)).toEqual(['Ada: 1', 'Bea: 2']);
  });

  it.each(['', 'hello', 'a,b\nc,d', '{"name":"Ada"}', '<html>', '\0\u0001'])('is not what %j is', (text) => {
    expect(readAll(text)).toBeNull();
  });
});
