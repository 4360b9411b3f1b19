import type { LanguageWords } from './language-words.ts';

/** Bengali. */
export const bengali: LanguageWords = {
  spokenIn: 'BD IN',
  phone: 'টেলিফোন ফোন মোবাইল ফ্যাক্স হটলাইন যোগাযোগ হেল্পলাইন মোবা কল হোয়াটস',
  id: [
    'পিন ট্রেড_লাইসেন্স',
    {
      words: `
        হিসাব অ্যাকাউন্ট একাউন্ট রেজিস্ট্রেশন রোল লাইসেন্স নিবন্ধন রসিদ বিল আবেদন অর্ডার পাসপোর্ট চালান ক্রমিক
      `,
      last: 'নং নম্বর নাম্বার সংখ্যা',
    },
  ],
  or: 'অথবা বা এবং',
};
