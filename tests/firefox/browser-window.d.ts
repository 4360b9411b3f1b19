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
  scriptSecurityManager: {
    getSystemPrincipal: () => unknown;
    createContentPrincipalFromOrigin: (origin: string) => unknown;
  };
  perms: { addFromPrincipal: (principal: unknown, type: string, action: number) => void };
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

type LocalFile = { initWithPath: (path: string) => void };
type HandlerApp = { name: string; executable: LocalFile };
type HandlerInfo = {
  preferredApplicationHandler: HandlerApp;
  preferredAction: number;
  alwaysAskBeforeHandling: boolean;
};
declare const Cc: {
  '@mozilla.org/uriloader/external-protocol-service;1': {
    getService: (of: unknown) => { getProtocolHandlerInfo: (scheme: string) => HandlerInfo };
  };
  '@mozilla.org/uriloader/handler-service;1': { getService: (of: unknown) => { store: (info: HandlerInfo) => void } };
  '@mozilla.org/file/local;1': { createInstance: (of: unknown) => LocalFile };
  '@mozilla.org/uriloader/local-handler-app;1': { createInstance: (of: unknown) => HandlerApp };
};
declare const Ci: {
  nsIExternalProtocolService: unknown;
  nsIHandlerService: unknown;
  nsIFile: unknown;
  nsILocalHandlerApp: unknown;
  nsIHandlerInfo: { useHelperApp: number };
  nsIPermissionManager: { ALLOW_ACTION: number };
};
