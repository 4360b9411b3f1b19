// Globals of Firefox's own window, as far as these tests touch them.

type ExtensionInside = { backgroundState: string; terminateBackground: (options: object) => Promise<void> };

declare const gBrowser: {
  tabs: { linkedBrowser: { currentURI: { spec: string } } }[];
  addTab: (url: string, options: { triggeringPrincipal: unknown }) => unknown;
  selectedTab: unknown;
  selectedBrowser: { currentURI: { spec: string }; webProgress: { isLoadingDocument: boolean } };
};
declare const gURLBar: {
  focus: () => void;
  search: (text: string) => void;
  view: { selectBy: (lines: number) => void };
  handleNavigation: (by: { event: KeyboardEvent }) => void;
};
declare const Services: {
  scriptSecurityManager: { getSystemPrincipal: () => unknown };
  locale: { availableLocales: string[]; requestedLocales: string[] };
};
declare const WebExtensionPolicy: { getByID: (id: string) => { extension: ExtensionInside } | null };
declare const PopupNotifications: { panel: Element & { state: string } };
/** What Firefox's own modules give, by their names. */
interface FirefoxModules {
  ExtensionParent: {
    ExtensionParent: {
      apiManager: {
        global: { browserActionFor: (extension: ExtensionInside) => { triggerAction: (at: Window) => void } };
      };
    };
  };
  ExtensionPermissions: { ExtensionPermissions: { add: (id: string, permissions: object) => Promise<void> } };
  AddonManager: { AddonManager: { getAddonByID: (id: string) => Promise<{ reload: () => Promise<void> }> } };
}
declare const ChromeUtils: {
  importESModule: <Name extends keyof FirefoxModules>(
    url: `resource://gre/modules/${Name}.sys.mjs`,
  ) => FirefoxModules[Name];
};
declare const SidebarController: {
  show: (id: string) => Promise<boolean>;
  hide: () => void;
  browser: HTMLIFrameElement;
};
