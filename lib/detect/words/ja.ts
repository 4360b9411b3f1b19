import type { LanguageWords } from './language-words.ts';

/** Japanese. */
export const japanese: LanguageWords = {
  spokenIn: 'JP',
  phone: '電話 携帯 フリーダイヤル 直通 テレフォン ファックス ファクス ダイヤル 予約 問(い)合(わ)せ 連絡先 受付 代表',
  id: [
    `
      コード 登録番号 法人番号 口座 品番 型番 郵便 〒 送り状 伝票 商品No 製品No 注文No 管理No 会員No 契約No 顧客No 商品NO 製品NO 注文NO 管理NO 会員NO 契約NO 顧客NO
    `,
    {
      words: '番号',
      notAfter:
        '050 電話 携帯 FAX ファックス ファクス 連絡(先) 代表 TEL 専用 直通 発信(者) 着信 さんの くんの 私の 僕の 君の ちゃんの',
    },
    {
      words: '許可',
      notBefore: '課 係 部 室 証 の',
    },
    {
      words: '免許',
      notBefore: '課 係 部 室 の',
    },
  ],
  extension: '転 内線 内',
  or: 'または および',
  areaCode: '市外局番',
  hours: '時',
};
