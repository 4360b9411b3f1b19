import type { LanguageWords } from './language-words.ts';

/** Vietnamese. */
export const vietnamese: LanguageWords = {
  spokenIn: 'VN',
  phone: 'thoại* đt sđt dt sdt dđ gọi di_động',
  id: [
    'cccd cmnd mst mst thuế khoản đơn msdn',
    {
      first: 'giấy_phép giấy_chứng_nhận giấy_CN',
      words: '(đăng_ký_)kinh_doanh ĐK(_)kinh_doanh (đăng_ký_)KD ĐK(_)KD',
    },
    {
      first: 'mã mã_số',
      words: 'doanh_nghiệp DN đơn_hàng khách_hàng vận_đơn hồ_sơ',
    },
    {
      first: 'số',
      words: 'hợp_đồng đơn_hàng vận_đơn',
    },
  ],
  number: 'số',
  onlyIn: {
    VN: {
      phone: 'đài bàn zalo cskh',
      contact: 'hệ lh',
      call: 'alo',
      id: 'stk gpkd gpđkkd gpđkdn đkkd đkdn cnđkkd cnđkdn mskd msdn',
    },
  },
  extension: 'máy_lẻ nhánh',
  or: 'và hoặc',
  areaCode: 'mã_vùng',
  shows: {
    VN: 'thoại',
  },
};
