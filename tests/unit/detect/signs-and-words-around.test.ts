import { describe, expect, it } from 'vitest';
import { phones } from './found.ts';

describe('a dot after the area code, and blanks after it', () => {
  it.each([
    ['DE', 'Fax 0351.4956 789', ['+493514956789']],
    ['DE', 'Mobil 0171.234 56 78', ['+491712345678']],
    ['DE', '0176.402163 87', ['+4917640216387']],
    ['IT', 'Tel. 06.4884 567', ['+39064884567']],
    ['BE', 'Tel. 02.555 12 12', ['+3225551212']],
    ['CH', 'Tel. 044.668 18 00', ['+41446681800']],
    ['FR', 'Tél. 01.42 68 53 11', ['+33142685311']],
    ['DE', 'Tel. 030.901820 30', ['+493090182030']],
    ['VN', 'Tel: 04-3.939 3464', ['+84439393464']],
  ])('%s: %s', (country, text, numbers) => {
    expect(phones(text, country)).toEqual(numbers);
  });
});

describe('tones that a telephone dials after a pause are no second number', () => {
  it.each([
    ['US', 'Dial 1-312-626-6799,,9472623647# to join', ['+13126266799']],
    ['US', '+61861193900,,9472623647#,,#,268664# Australia', ['+61861193900']],
    ['DE', 'Einwahl: +49 69 7104 9922,,9472623647#', ['+496971049922']],
    ['US', '+1 646 558 8656,,82345678901#,,,,*123456#', ['+16465588656']],
    ['DE', 'Tel.: +49 69 7104 9922;82345678901#', ['+496971049922']],
    ['DE', '030 1234567,,0171 2345678', ['+49301234567', '+491712345678']],
  ])('%s: %s', (country, text, numbers) => {
    expect(phones(text, country)).toEqual(numbers);
  });
});

describe('the word ID after a caller', () => {
  it.each([['US', 'Caller ID: 212-456-1414', ['+12124561414']]])('%s: %s', (country, text, numbers) => {
    expect(phones(text, country)).toEqual(numbers);
  });
});

describe('letters with digits on both sides', () => {
  it.each([
    ['US', 'Veterans Crisis Line 1-800-273-TALK (8255)', ['+18002738255']],
    ['US', 'MedWatch 1-800-FDA-1088', ['+18003321088']],
    ['US', 'Call 877-222-VETS (8387)', ['+18772228387']],
    ['US', '1-800-4-CANCER', ['+18004226237']],
    ['US', '1-800-4-CANCER (1-800-422-6237)', ['+18004226237', '+18004226237']],
    ['US', 'Phone: 800-44-STERN', ['+18004478376']],
    ['AU', '1300-TICKET', ['+611300842538']],
    ['US', '855-WCB-CALL', ['+18559222255']],
  ])('%s: %s', (country, text, numbers) => {
    expect(phones(text, country)).toEqual(numbers);
  });
});

describe('a word that touches the number, or its extension', () => {
  it.each([
    ['JP', '03-5739-1148FAX03-5739-1149', ['+81357391148', '+81357391149']],
    ['JP', 'TEL03-5739-1148FAX:03-5739-1149', ['+81357391148', '+81357391149']],
    ['DE', '030 901820Fax 030 901821', ['+4930901820', '+4930901821']],
    ['US', '2129316718 x28', ['+12129316718']],
    ['US', '2129316718 ext. 28', ['+12129316718']],
  ])('%s: %s', (country, text, numbers) => {
    expect(phones(text, country)).toEqual(numbers);
  });
});

describe('words for an incoming call', () => {
  it.each([
    ['CN', '来电：862139001234', ['+862139001234']],
    ['CN', '呼入号码 13912345678', ['+8613912345678']],
  ])('%s: %s', (country, text, numbers) => {
    expect(phones(text, country)).toEqual(numbers);
  });
});

describe('a plus apart, a carrier’s code, a trunk 8', () => {
  it.each([
    ['GB', '+ 44 20 79 46 00 18', ['+442079460018']],
    ['BR', 'ligações de: <04/03> 04111912345678 <1> 16:59hs', ['+5511912345678']],
    ['IS', 'Símanúmer: 6983945', ['+3546983945']],
    ['RU', '8 (912) 343-69-66', ['+79123436966']],
  ])('%s: %s', (country, text, numbers) => {
    expect(phones(text, country)).toEqual(numbers);
  });
});
