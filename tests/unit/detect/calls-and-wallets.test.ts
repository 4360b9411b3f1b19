import { describe, expect, it } from 'vitest';
import { subjects } from './found.ts';

describe('a compact number after a word that asks to call or to write', () => {
  it.each([
    ['MX', 'Escríbeme al 8127394182', '+528127394182'],
    ['MX', 'amigo márcame al 8127394182', '+528127394182'],
    ['MX', 'mándame mensaje al 8127394182', '+528127394182'],
    ['MX', 'oye agéndame 8127394182', '+528127394182'],
    ['PE', 'yapéame al 957394182', '+51957394182'],
    ['PE', 'anota 957394182', '+51957394182'],
    ['PE', 'contáctame al 957394182', '+51957394182'],
    ['DO', 'escribeme por aqui 8097394182', '+18097394182'],
    ['SN', 'appelle moi au 777394182', '+221777394182'],
    ['CM', 'contactez M. Ngono au 677394182', '+237677394182'],
    ['CM', 'Pour la joindre au 677394182', '+237677394182'],
    ['CM', 'envoyez au 677394182', '+237677394182'],
    ['AO', 'liga para 923739418', '+244923739418'],
    ['BR', 'liga pra 11973941826', '+5511973941826'],
    ['MZ', 'contacte 847394182', '+258847394182'],
    ['IN', 'call kar 9827394182', '+919827394182'],
    ['IN', 'cl 9827394182', '+919827394182'],
    ['IN', 'HR: 9827394182', '+919827394182'],
    ['IN', 'HR Meena 9827394182', '+919827394182'],
    ['IN', 'share cv on 9827394182', '+919827394182'],
    ['IN', 'W/A 9827394182', '+919827394182'],
    ['IN', 'mo.no. 9827394182', '+919827394182'],
    ['SA', 'الحجز على ٩٢٠٠٧٣٩٤١', '+966920073941'],
  ])('%s: %s', (country, text, number) => {
    expect(subjects(text, country)).toEqual([number]);
  });

  it.each([
    ['PE', 'anota 47394182'],
    ['PE', 'anota el pedido 957394182'],
    ['MX', 'escríbeme el folio 8127394182'],
    ['MX', 'mensaje 8127394182'],
    ['AR', 'agenda 1157394182'],
    ['CM', 'envoyez 677394182 francs'],
    ['AO', 'liga campeã 923739418'],
    ['IN', 'cl 98273941826'],
    ['IN', 'HR policy 9827394182'],
    ['SA', 'رقم الحجز ٩٢٠٠٧٣٩٤١'],
    ['DO', 'aqui 8097394182'],
  ])('%s: %s is none', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('a wallet whose accounts are mobile numbers', () => {
  it.each([
    ['CM', 'MTN Money 677394182', '+237677394182'],
    ['CM', 'svp Orange Money au 657394182', '+237657394182'],
    ['PY', 'Giros Tigo 981739418', '+595981739418'],
    ['PY', 'Tigo Money: 981739418', '+595981739418'],
    ['SV', 'Chivo 71739418', '+50371739418'],
    ['CR', 'Sinpe al 87394182', '+50687394182'],
    ['CR', 'SINPE móvil 87394182', '+50687394182'],
    ['MZ', 'e-Mola 867394182', '+258867394182'],
    ['MZ', 'mpesa 847394182', '+258847394182'],
    ['US', 'Zelle 2125552368', '+12125552368'],
    ['US', 'Venmo: 2125552368', '+12125552368'],
  ])('%s: %s', (country, text, number) => {
    expect(subjects(text, country)).toEqual([number]);
  });

  it.each([
    ['CM', 'MTN Money 477394182'],
    ['SV', 'Chivo 21739418'],
    ['ML', 'Orange a 70739418 clients'],
    ['CR', 'Sinpe 17394182'],
    ['CR', 'Sinpe 500000 colones'],
    ['US', 'Zelle 21255523'],
    ['US', 'Zelle ref 2125552368'],
    ['MZ', 'mpesa ID 847394182'],
  ])('%s: %s is none', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});
