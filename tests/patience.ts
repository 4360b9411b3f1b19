import { vi } from 'vitest';

/** For longer than any machine is busy, and less than a test's own limit (ms). */
const patience = 30_000;

type Options = number | { timeout?: number; interval?: number };

const patient = (options: Options = {}): Options =>
  typeof options === 'number' ? options : { timeout: patience, ...options };

// By themselves they give up after a second, which would hold a time against a busy machine.
const { waitFor, waitUntil } = vi;
vi.waitFor = (check, options) => waitFor(check, patient(options));
vi.waitUntil = (check, options) => waitUntil(check, patient(options));
