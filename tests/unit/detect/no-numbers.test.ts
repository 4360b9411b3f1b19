import { describe, expect, it } from 'vitest';
import { phones } from './found.ts';

describe('decimals side by side', () => {
  it.each([
    ['GB', '465.895 158.9'],
    ['DE', '12.345 678.90'],
  ])('%s: %s is no number', (country, text) => {
    expect(phones(text, country)).toEqual([]);
  });
});

describe('the id or the code of something', () => {
  it.each([
    ['US', 'Meeting ID: 947 262 3647'],
    ['US', 'Webinar ID: 947 2623 6471'],
    ['US', 'Meeting ID 947 262 3647'],
    ['US', 'Access Code: 947 262 364'],
    ['DE', 'Besprechungs-ID: 947 262 3647'],
    ['DE', 'Zugangscode: 0211 234 567'],
    ['US', 'Patient ID: 212-456-1414'],
    ['US', 'Customer ID 212-456-1414'],
    ['GB', 'Warranty code 0161-4960-773, batch 02079460'],
  ])('%s: %s is no number', (country, text) => {
    expect(phones(text, country)).toEqual([]);
  });
});

describe('a model or an article', () => {
  it.each([
    ['US', 'Model 800-XYZ-1088'],
    ['US', 'SKU 877-ABC-1234'],
  ])('%s: %s is no number', (country, text) => {
    expect(phones(text, country)).toEqual([]);
  });
});

describe('a multiplication', () => {
  it.each([['US', '1234567890 x 28']])('%s: %s is no number', (country, text) => {
    expect(phones(text, country)).toEqual([]);
  });
});

describe('counters, fields, dates and versions', () => {
  it.each([
    ['US', '192.168.1.102 0.041 "PROPFIND /x/ HTTP/1.1" 207 386 1186 - Mozilla/5.0 (Windows) mirall'],
    ['US', '"GET /robots.txt HTTP/1.1" 404 548 2031 "-" "curl/7.88.1"'],
    ['US', 'loadbalancer default/instance8 0/51536/1/48082/+99627 200 83285 - - ---- 87/87'],
    ['US', 'Member VLAN   : 201 501 1400'],
    ['US', 'VLANs: 201 501 1400'],
    ['US', '516/714/1230/124756 mbuf clusters in use (current/cache/total/max)'],
    ['FR', 'Icmp: 1 0 0 1 0 0 0 0 0 0 0 0'],
    ['DE', 'Udp: 5156 0 0 5157 0 0 0 0 0'],
    ['GB', 'IpExt: 0 0 0 0 0 0 1491204461 202180846 0 0 0 0 0 123668 0 0 0 0'],
    ['US', '301344  8392'],
    ['DE', 'Urlaub: 03.08.15-04.08.15'],
    ['DE', 'Betriebsferien 05.08.24–18.08.24'],
    ['IT', 'Voce di prezzo 01.04.12.07 – Demolizione'],
    ['US', 'packets 623767109 bytes 15566294942 (38.9 GiB)'],
    ['DE', 'libphone 8.12.57-4 all'],
    ['DE', 'python3-phonenumbers 8.12.57-4'],
    ['DE', 'phone 8.12.57-4'],
    ['DE', '4.91761E+11'],
    ['PA', 'pattern: "(999) 999-9999", placeholder: "(___) ___-____"'],
    ['PA', '+52 99 9999 9999'],
    ['FR', 'Colis : 0133790142 Poids : 2,450 kg'],
    ['PL', 'numer wniosku 22/7740819'],
  ])('%s: %s is no number', (country, text) => {
    expect(phones(text, country)).toEqual([]);
  });
});
