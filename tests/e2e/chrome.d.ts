/** The extension's own pages and worker know it; the tests run code there. */
declare const chrome: typeof import('wxt/browser')['browser'];
