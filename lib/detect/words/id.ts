import type { LanguageWords } from './language-words.ts';

/** Indonesian. */
export const indonesian: LanguageWords = {
  spokenIn: 'ID',
  phone: 'telpon* telfon* telp ponsel* selul* hubungi narahubung',
  contact: 'kontak',
  notice: 'pendaftaran pemesanan reservasi layanan',
  id: 'npwp rekening* rek nik ktp kwitansi resi siup nib',
  idWithMark: 'pesanan',
  idAfterNumber: 'pendaftaran pemesanan reservasi',
  number: 'nomor no',
  onlyIn: {
    ID: { phone: 'cp hub', id: 'faktur polis bni bri bsi' },
  },
  or: 'dan atau',
  areaCode: 'kode_area',
  hours: 'jam',
  shows: {
    ID: 'telp telepon npwp nomor',
  },
};
