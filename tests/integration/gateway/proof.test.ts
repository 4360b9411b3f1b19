import { describe, expect, it } from 'vitest';
import { findNginx } from '../../../scripts/setup/nginx.ts';
import { crowds, down, revocation, short, tellingTrouble, trouble } from '../../gateway/proof.ts';

const found = await findNginx();
const nginx = found?.path ?? '';

// `npm run tool -- gateway-load` proves the same each night, with 500 members, 20,000 requests, every kind of trouble and a
// minute of failure.
// Each mostly waits, so all of them at once.
describe.skipIf(!found).concurrent('the gateway, with real nginx', () => {
  it('asks upstream once for many, and loses only what a lost instance kept', async () => {
    expect((await crowds(nginx, short)).filter(({ holds }) => !holds)).toEqual([]);
  });
  it('makes one request of many askers in trouble, and passes neither a 401 nor the key on', async () => {
    expect((await trouble(nginx, short, tellingTrouble)).filter(({ holds }) => !holds)).toEqual([]);
  });
  it('gives kept answers while the lookup service is down, and new ones when it is back', async () => {
    expect((await down(nginx, short)).filter(({ holds }) => !holds)).toEqual([]);
  });
  it('refuses a revoked token at once, and takes no broken file of members', async () => {
    expect((await revocation(nginx)).filter(({ holds }) => !holds)).toEqual([]);
  });
});
