import messages from '../../public/_locales/en/messages.json';

const sentences: Record<string, { message: string }> = messages;

/** Stands for `wxt/browser` on a plain page: the English sentences, filled in as a browser does. */
export const browser = {
  i18n: {
    getUILanguage: () => 'en-US',
    getMessage: (key: string, substitutions: string[] = []) =>
      (sentences[key]?.message ?? '').replace(
        /\$([1-9])/g,
        (_, digit: string) => substitutions[Number(digit) - 1] ?? '',
      ),
  },
};
