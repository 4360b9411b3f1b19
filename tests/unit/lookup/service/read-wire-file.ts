import { readFileSync } from 'node:fs';

/** An answer of `tests/fixtures/wire`, written from the field tables of `service-interface.md`. */
export function readWireFile(name: 'phone-validation' | 'ip-geolocation' | 'caller-id'): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`../../../fixtures/wire/${name}.json`, import.meta.url), 'utf8'));
}
