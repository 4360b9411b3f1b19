import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Stands for `wxt/browser` in unit tests: messages of the English locale, an id, and storage in memory. What a test
 * needs beyond that it passes in, or puts in place with `vi.spyOn`.
 */

type Entry = { message: string; placeholders?: Record<string, { content: string }> };
type Changes = Record<string, { oldValue?: unknown; newValue?: unknown }>;
type Listener = (changes: Changes, area: string) => void;

const id = 'numlens-under-test';
const localeFile = fileURLToPath(new URL('../public/_locales/en/messages.json', import.meta.url));

function readMessages(): Record<string, Entry> {
  return existsSync(localeFile) ? JSON.parse(readFileSync(localeFile, 'utf8')) : {};
}

let messages: Record<string, Entry> | null = null;

/** The English message with `$1` … `$9` and named placeholders filled in, empty when there is none, as browsers do. */
function getMessage(name: string, substitutions: string | number | (string | number)[] = []): string {
  messages ??= readMessages();
  const entry = messages[name];
  if (!entry) return '';
  const values = [substitutions].flat().map(String);
  const fill = (text: string): string => text.replace(/\$([1-9])/g, (_, digit) => values[Number(digit) - 1] ?? '');
  const named = entry.message.replace(/\$([A-Za-z0-9_@]+)\$/g, (_, placeholder: string) => {
    return entry.placeholders?.[placeholder.toLowerCase()]?.content ?? '';
  });
  return fill(named).replaceAll('$$', '$');
}

function createEvent<Handler>() {
  const handlers = new Set<Handler>();
  return {
    handlers,
    addListener: (handler: Handler) => void handlers.add(handler),
    removeListener: (handler: Handler) => void handlers.delete(handler),
    hasListener: (handler: Handler) => handlers.has(handler),
  };
}

function createArea(name: string, onChanged: ReturnType<typeof createEvent<Listener>>) {
  let values: Record<string, unknown> = {};
  const tell = (changes: Changes): void => {
    if (Object.keys(changes).length === 0) return;
    for (const handler of onChanged.handlers) handler(changes, name);
  };
  const remove = async (keys: string | string[]): Promise<void> => {
    const present = [keys].flat().filter((key) => key in values);
    const changes = Object.fromEntries(present.map((key) => [key, { oldValue: values[key] }]));
    values = Object.fromEntries(Object.entries(values).filter(([key]) => !present.includes(key)));
    tell(changes);
  };
  return {
    async get(keys: string | string[] | Record<string, unknown> | null = null): Promise<Record<string, unknown>> {
      if (keys === null) return structuredClone(values);
      const asked = typeof keys === 'string' || Array.isArray(keys) ? [keys].flat() : Object.keys(keys);
      const defaults = typeof keys === 'string' || Array.isArray(keys) ? {} : keys;
      const found = asked.filter((key) => key in values).map((key) => [key, values[key]]);
      return structuredClone({ ...defaults, ...Object.fromEntries(found) });
    },
    async set(items: Record<string, unknown>): Promise<void> {
      const kept = structuredClone(items);
      const changes: Changes = {};
      for (const [key, newValue] of Object.entries(kept)) changes[key] = { oldValue: values[key], newValue };
      values = { ...values, ...kept };
      tell(changes);
    },
    remove,
    clear: () => remove(Object.keys(values)),
    setAccessLevel: async (): Promise<void> => {},
  };
}

function createBrowser() {
  const onChanged = createEvent<Listener>();
  return {
    windows: {
      getLastFocused: async (): Promise<{ id?: number; incognito: boolean }> => ({ incognito: false }),
      get: async (id: number) => ({ id, incognito: false }),
    },
    contextMenus: { removeAll: async () => {}, create: () => {} },
    extension: { isAllowedFileSchemeAccess: async () => true },
    i18n: { getMessage, getUILanguage: () => 'en-US' },
    runtime: {
      id,
      getURL: (path: string) => `chrome-extension://${id}/${path.replace(/^\//, '')}`,
      sendMessage: async (_message: unknown): Promise<unknown> => undefined,
      onMessage: createEvent<(message: unknown, sender: unknown) => unknown>(),
    },
    storage: {
      local: createArea('local', onChanged),
      session: createArea('session', onChanged),
      managed: { get: async (): Promise<Record<string, unknown>> => ({}) },
      onChanged,
    },
  };
}

export const browser = createBrowser();

/** Takes away what a test kept in it, listens with or put in its place. */
export function renewBrowser(): void {
  for (const key of Object.keys(browser)) Reflect.deleteProperty(browser, key);
  Object.assign(browser, createBrowser());
}
