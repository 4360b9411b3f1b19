import { beforeAll, describe, expect, it } from 'vitest';
import type { DataReader } from '../../../../../lib/data/reader.ts';
import { createPhoneEngine } from '../../../../../lib/lookup/device/phone/phone-engine.ts';
import { compiledData, compileTime } from '../../../scripts/compiled-data.ts';

let read: DataReader;
beforeAll(() => {
  read = compiledData();
}, compileTime);

describe('createPhoneEngine in the language of a person', () => {
  it.each([
    ['de', '+498912345678', 'München', null],
    ['de-CH', '+41223456789', 'Genf', null],
    ['fr-FR', '+41223456789', 'Genève', null],
    ['it', '+390612345678', 'Roma', null],
    ['es', '+541143211234', 'Buenos Aires', null],
    ['pt-BR', '+351211234567', 'Lisboa', null],
    ['ru', '+74951234567', 'Московская обл.', null],
    ['ru', '+79031234567', null, 'Билайн'],
    ['uk', '+380441234567', 'м. Київ', null],
    ['zh-CN', '+8613912345678', '江苏省常州市', '中国移动'],
    ['zh-TW', '+8613912345678', '江苏省常州市', '中國移動'],
    ['zh-TW', '+886223456789', '臺北', null],
    ['ja', '+81312345678', '東京', null],
    ['ko', '+8225551234', '서울', null],
    ['ar', '+96550123456', null, 'فيفا'],
    ['de', '+819012345678', null, 'KDDI'],
    ['ja', '+41431234567', 'Zurich', null],
    ['en-GB', '+41223456789', 'Geneva', null],
    ['xx', '+41223456789', 'Geneva', null],
  ])('%s: %s is in %s, of %s', async (language, e164, location, carrier) => {
    const report = await createPhoneEngine(read, { language })(e164);
    expect(report).toMatchObject({ location, carrier, missing: [] });
  });

  it('gives the English names besides where others are shown, and only there', async () => {
    const german = createPhoneEngine(read, { language: 'de' });
    expect((await german('+498912345678')).english).toEqual({ location: 'Munich', carrier: null });
    expect((await german('+819012345678')).english).toBeUndefined();
  });

  it('asks for no file that is not there', async () => {
    const asked: string[] = [];
    const noting: DataReader = (path) => {
      asked.push(path);
      return read(path);
    };
    const german = createPhoneEngine(noting, { language: 'de' });
    for (const e164 of ['+498912345678', '+498912345679', '+12125550123', '+41431234567', '+999123456789']) {
      await german(e164);
    }
    expect(asked).toEqual(['phone/49.bin', 'phone/49.de.bin', 'phone/1.bin', 'phone/41.bin', 'phone/41.de.bin']);
  });

  it.each([
    ['missing', null],
    ['damaged', new Uint8Array([80, 84, 49, 0, 255])],
  ])('answers in English and names the file where the language’s is %s', async (_, bytes) => {
    const broken: DataReader = (path) => (path.endsWith('.de.bin') ? Promise.resolve(bytes) : read(path));
    const report = await createPhoneEngine(broken, { language: 'de' })('+498912345678');
    expect(report).toMatchObject({ location: 'Munich', timeZones: ['Europe/Berlin'], missing: ['phone/49.de.bin'] });
  });
});
