import type { LanguageWords } from './language-words.ts';

/** Korean. */
export const korean: LanguageWords = {
  spokenIn: 'KR',
  phone: '전화 팩스 휴대 핸드폰 연락처 고객센터 대표번호 콜센터 문의 긴급전화 예약 상담 직통 대표',
  id: [
    '사업자 주민 우편 통신판매 계좌 송장 허가 조회',
    {
      words: '번호',
      notAfter: `
        전화 안심 가상 팩스 휴대폰 핸드폰 연락 대표 콜 휴대전화 FAX 기사(_) 기님(_) 사님(_) 장님(_) 발신(자)(_) 수신(자)(_) ^내(_) ^제(_)
      `,
    },
  ],
  extension: '내선',
  or: '및',
  areaCode: '지역번호',
  hours: '시간',
};
