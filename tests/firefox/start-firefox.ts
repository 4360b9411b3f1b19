import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import type { Bidi } from './bidi.ts';
import { bidiOf } from './bidi.ts';

/** The extension's id in the manifest, and the host that its pages have here: Firefox draws one for each profile. */
export const extensionId = 'numlens@numlens.example';
const host = '6e756d6c-656e-4473-a161-626173657321';

/** A real Firefox with the extension in it, and its own window open to scripts. */
export type Firefox = {
  browser: Browser;
  bidi: Bidi;
  /** `moz-extension://…`, without a slash at its end. */
  origin: string;
  /** Runs in the browser's own window, with all its rights. */
  inWindow: <Arguments extends unknown[], Value>(
    work: (...args: Arguments) => Value | Promise<Value>,
    ...args: Arguments
  ) => Promise<Value>;
  /** Opens a page of the extension in a tab of its own. */
  open: (file: 'popup.html' | 'options.html' | 'sidepanel.html') => Promise<Page>;
  /** Presses the extension's button in the toolbar, which opens the popup. */
  pressToolbarButton: () => Promise<void>;
  /** Does what Alt+Shift with this letter does, as the browser has it from the manifest. */
  pressKey: (letter: 'J' | 'K') => Promise<void>;
  /** The address in the open popup, and its width as its content asked for it; null while none is drawn. */
  readPopup: () => Promise<{ url: string; width: number } | null>;
  closePopup: () => Promise<void>;
  /** The folder that downloads go to. */
  downloads: string;
  /** The folder of the browser's profile. */
  profile: string;
  /** Installs a folder over what is there, as an update does. */
  install: (folder: string) => Promise<void>;
  /** Gives Firefox's own window a language as a language pack does; an extension has it from when it is next installed. */
  speak: (language: string) => Promise<void>;
  /** How the extension's event page stands. */
  backgroundState: () => Promise<string>;
  /** Ends the event page as Firefox itself does after some idle seconds. */
  stopBackground: () => Promise<void>;
  close: () => Promise<void>;
};

type StartOptions = {
  path: string;
  extension: string;
  /** A proxy on loopback for https, whose other side has a test's certificate; without it the browser asks the network. */
  proxyPort?: number;
  /** What an organization decides, told to this browser alone. */
  policy?: object;
};

/** Starts Firefox without a window on the screen and installs the built extension from its folder. */
export async function startFirefox(options: StartOptions): Promise<Firefox> {
  const downloads = await mkdtemp(join(tmpdir(), 'numlens-downloads-'));
  const home = options.policy === undefined ? null : await homeWithPolicy(options.policy);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: options.path,
    headless: true,
    ...(home === null ? {} : { env: { ...process.env, HOME: home } }),
    acceptInsecureCerts: options.proxyPort !== undefined,
    // Without it neither the extension's pages nor the browser's window, with its menus and questions, can be reached.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [extensionId]: host }),
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'intl.locale.requested': 'en-US',
      'intl.accept_languages': 'en-US, en',
      ...(options.proxyPort === undefined
        ? {}
        : {
            'network.proxy.type': 1,
            'network.proxy.ssl': '127.0.0.1',
            'network.proxy.ssl_port': options.proxyPort,
          }),
    },
  });
  try {
    await browser.installExtension(options.extension);
    return await withTools(browser, [downloads, ...(home === null ? [] : [home])]);
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** Makes a home folder of its own, in which Firefox finds a policy as it does in a person's: no system folder is written. */
async function homeWithPolicy(data: object): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'numlens-home-'));
  const folder = join(home, '.mozilla/managed-storage');
  await mkdir(folder, { recursive: true });
  const manifest = { name: extensionId, description: 'A test', type: 'storage', data };
  await writeFile(join(folder, `${extensionId}.json`), JSON.stringify(manifest));
  return home;
}

/** `folders`: that of downloads, and others that go with the browser. */
async function withTools(browser: Browser, folders: [downloads: string, ...others: string[]]): Promise<Firefox> {
  const [downloads] = folders;
  const bidi = bidiOf(browser);
  const own = (await bidi.contexts('chrome')).find(({ url }) => url.endsWith('/browser.xhtml'));
  if (!own) throw new Error('Firefox has no window');
  const inWindow: Firefox['inWindow'] = (work, ...args) => bidi.run(own.context, work, ...args);
  const origin = `moz-extension://${host}`;

  async function open(file: string): Promise<Page> {
    const url = `${origin}/${file}`;
    await inWindow((address) => {
      const triggeringPrincipal = Services.scriptSecurityManager.getSystemPrincipal();
      gBrowser.selectedTab = gBrowser.addTab(address, { triggeringPrincipal });
    }, url);
    // The tab begins as an empty document in another process. Asked of that one, the driver may never answer.
    await expect.poll(() => inWindow(addressInFront), { intervals: [50] }).toBe(url);
    let page: Page | undefined;
    await expect(async () => {
      for (const each of await browser.pages()) if (await isDrawn(each, url)) page = each;
      expect(page, file).toBeDefined();
    }).toPass({ intervals: [50] });
    if (!page) throw new Error(`${file} does not open`);
    return page;
  }

  return {
    browser,
    bidi,
    origin,
    inWindow,
    open,
    pressToolbarButton: () =>
      inWindow((id) => {
        const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
        const extension = WebExtensionPolicy.getByID(id)?.extension;
        if (extension) ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(window);
      }, extensionId),
    pressKey: (letter) =>
      inWindow((wanted) => {
        const own = '[id^="ext-keyset-id-numlens"] [modifiers="alt,shift"]';
        const key = document.querySelector<Element & { doCommand: () => void }>(`${own}[key="${wanted}"]`);
        if (!key) throw new Error(`Firefox knows no Alt+Shift+${wanted}`);
        key.doCommand();
      }, letter),
    readPopup: () =>
      inWindow(() => {
        type View = HTMLElement & { currentURI: { spec: string } };
        const view = document.querySelector<View>('panel[panelopen] browser.webextension-popup-browser');
        return view ? { url: view.currentURI.spec, width: view.clientWidth } : null;
      }),
    closePopup: () =>
      inWindow(() => {
        type Panel = Element & { hidePopup: () => void };
        document.querySelector<Panel>('panel:has(browser.webextension-popup-browser)')?.hidePopup();
      }),
    downloads,
    profile: profileOf(browser),
    install: async (folder) => void (await browser.installExtension(folder)),
    speak: (language) =>
      inWindow((wanted) => {
        Services.locale.availableLocales = [...new Set(['en-US', wanted])];
        Services.locale.requestedLocales = [wanted];
      }, language),
    backgroundState: () =>
      inWindow((id) => WebExtensionPolicy.getByID(id)?.extension.backgroundState ?? 'absent', extensionId),
    stopBackground: () =>
      inWindow(async (id) => {
        await WebExtensionPolicy.getByID(id)?.extension.terminateBackground({ ignoreDevToolsAttached: true });
      }, extensionId),
    async close() {
      await browser.close();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
    },
  };
}

/** Runs in the browser's window: the address of the tab in front once its document has loaded. */
function addressInFront(): string {
  const { currentURI, webProgress } = gBrowser.selectedBrowser;
  return webProgress.isLoadingDocument ? '' : currentURI.spec;
}

/**
 * Whether a tab shows this page of the extension, drawn. Asked of a document that is about to go, the driver may never
 * answer.
 */
function isDrawn(page: Page, url: string): Promise<boolean> {
  const asked = page
    .evaluate((wanted) => location.href === wanted && document.querySelector('main') !== null, url)
    .catch(() => false);
  return Promise.race([asked, new Promise<boolean>((done) => setTimeout(done, 2_000, false))]);
}

function profileOf(browser: Browser): string {
  const args = browser.process()?.spawnargs ?? [];
  return args[args.indexOf('--profile') + 1] ?? '';
}
