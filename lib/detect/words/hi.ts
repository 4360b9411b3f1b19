import type { LanguageWords } from './language-words.ts';

/** Hindi. */
export const hindi: LanguageWords = {
  phone: `
    फ़ोन फोन दूरभाष मोबाइल फैक्स फ़ैक्स संपर्क टोल(_)फ्री_नं. टोल-फ्री_नं. टोल(_)फ्री_नं_ टोल-फ्री_नं_ टोल
    टेलीफोन सम्पर्क हेल्पलाइन मो. मो॰ कॉल वाट्स व्हॉट्स वॉट्स मोबा
  `,
  possessive: 'mera mere meri apna apni uska unka hamara',
  id: [
    'पिन जीएसटी पंजीकरण अनुक्रमांक',
    {
      words: `
        खाता खाते आवेदन रोल पंजीयन लाइसेंस रसीद बिल ग्राहक उपभोक्ता आदेश प्रकरण केस फाइल वाहन मीटर चालान ऑर्डर
        टिकट पासपोर्ट आधार क्रम दर्ता
      `,
      last: 'संख्या नंबर नम्बर क्रमांक नं सं',
    },
  ],
  beforeMobile: {
    IN: 'मो नंबर नम्बर नं call_kar(o) call_karen call_karein call_karna',
  },
  or: 'या एवं और',
};
