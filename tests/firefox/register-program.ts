import type { Firefox } from './start-firefox.ts';

/** Registers a program for links of these schemes, and lets the extension's pages open it without a question. */
export async function registerProgram(firefox: Firefox, schemes: readonly string[], program: string): Promise<void> {
  await firefox.inWindow(
    (wanted, path, origin) => {
      const protocols = Cc['@mozilla.org/uriloader/external-protocol-service;1'].getService(
        Ci.nsIExternalProtocolService,
      );
      const kept = Cc['@mozilla.org/uriloader/handler-service;1'].getService(Ci.nsIHandlerService);
      const file = Cc['@mozilla.org/file/local;1'].createInstance(Ci.nsIFile);
      file.initWithPath(path);
      for (const scheme of wanted) {
        const app = Cc['@mozilla.org/uriloader/local-handler-app;1'].createInstance(Ci.nsILocalHandlerApp);
        app.name = 'Test';
        app.executable = file;
        const handler = protocols.getProtocolHandlerInfo(scheme);
        handler.preferredApplicationHandler = app;
        handler.preferredAction = Ci.nsIHandlerInfo.useHelperApp;
        handler.alwaysAskBeforeHandling = false;
        kept.store(handler);
        const principal = Services.scriptSecurityManager.createContentPrincipalFromOrigin(origin);
        const allowed = Ci.nsIPermissionManager.ALLOW_ACTION;
        Services.perms.addFromPrincipal(principal, `open-protocol-handler^${scheme}`, allowed);
      }
    },
    [...schemes],
    program,
    firefox.origin,
  );
}
