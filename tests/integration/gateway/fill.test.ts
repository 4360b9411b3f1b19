import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNginx } from '../../../scripts/setup/nginx.ts';
import {
  freePort,
  gatewayFolder,
  newToken,
  runAs,
  runGatewayScript,
  settingsText,
} from '../../gateway/start-gateway.ts';

const nginx = await findNginx();
const settings = { LISTEN: '127.0.0.1:18999', UPSTREAM_PHONE: 'http://127.0.0.1:18998/phone' };
const token = newToken();
let folder = '';

beforeEach(() => {
  folder = gatewayFolder(settings, 'key-0123456789\n', `# the desk\n${token} alice\n`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fill = () => runGatewayScript('fill.sh', [folder], nginx?.path);
const set = (values: Record<string, string>): void => {
  const own = {
    ...settings,
    STATE: join(folder, 's'),
    LOGS: join(folder, 'logs'),
    RUN_AS: runAs,
    ...values,
  };
  writeFileSync(join(folder, 'settings'), settingsText(own));
};
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);

describe.skipIf(process.platform !== 'linux')('fill.sh', () => {
  it.each<[string, () => void, RegExp]>([
    ['no settings', () => rmSync(join(folder, 'settings')), /settings is missing/],
    ['a setting that is missing', () => put('settings', 'LISTEN=127.0.0.1:1\n'), /CERTIFICATE is missing/],
    [
      'a setting that is none',
      () => appendFileSync(join(folder, 'settings'), 'LISTENS=1\n'),
      /"LISTENS" is not a setting/,
    ],
    [
      'two settings as one',
      () => appendFileSync(join(folder, 'settings'), 'RATE BURST=1\n'),
      /"RATE BURST" is not a setting/,
    ],
    ['a setting twice', () => appendFileSync(join(folder, 'settings'), 'RATE=1\n'), /RATE is there twice/],
    [
      'a line that is none',
      () => appendFileSync(join(folder, 'settings'), 'include x;\n'),
      /"include x;" is not a setting/,
    ],
    ['a command in a value', () => set({ STATE: '$(touch /tmp/x)' }), /STATE in settings has a character/],
    ['a directive in a value', () => set({ RATE: '1; load_module x' }), /RATE in settings has a character/],
    ['no port', () => set({ LISTEN: '127.0.0.1' }), /ADDRESS:PORT is wanted/],
    ['a port that there is not', () => set({ LISTEN: '127.0.0.1:70000' }), /no such port/],
    ['a name to listen on', () => set({ LISTEN: 'localhost:80' }), /the address in digits/],
    ['no certificate', () => set({ LISTEN: '0.0.0.0:443' }), /clients speak https/],
    ['a certificate without its key', () => set({ CERTIFICATE: '/etc/hostname' }), /CERTIFICATE_KEY is ""/],
    ['a service without https', () => set({ UPSTREAM_IP: 'http://lookup.example/ip' }), /travels in clear/],
    [
      'a service with a query',
      () => set({ UPSTREAM_IP: 'https://a.example/ip?x=1' }),
      /UPSTREAM_IP in settings has a character/,
    ],
    ['no service', () => set({ UPSTREAM_PHONE: '' }), /are all empty/],
    ['an instance twice', () => set({ INSTANCES: '127.0.0.1:1 127.0.0.1:1' }), /INSTANCES has 127.0.0.1:1 twice/],
    ['an instance without a port', () => set({ INSTANCES: '10.0.0.1' }), /INSTANCES is "10.0.0.1"/],
    ['a rate of nothing', () => set({ RATE: '0' }), /from 1 to 600000/],
    ['a size without a unit', () => set({ CACHE_SIZE: '100' }), /such as 500m or 2g/],
    ['a log that is none', () => set({ LOG: 'yes' }), /off, plain or full/],
    ['a user that there is not', () => set({ RUN_AS: 'nobody-of-this-name' }), /there is no such user/],
    ['a user that other programs run as', () => set({ RUN_AS: 'www-data' }), /other programs run as www-data, too/],
    ['root for a user', () => set({ RUN_AS: 'root' }), /other programs run as root, too/],
    ['no key', () => rmSync(join(folder, 'key')), /key is missing/],
    ['an empty key', () => put('key', ''), /key is empty/],
    ['a key that others can read', () => chmodSync(join(folder, 'key'), 0o644), /Others can read/],
    ['a key of two lines', () => put('key', 'one\ntwo\n'), /more than one line/],
    ['a key with a quote', () => put('key', 'abc"; load_module x; "'), /a character that keys do not have/],
    ['a key with a variable', () => put('key', '$args'), /a character that keys do not have/],
    ['members that others can read', () => chmodSync(join(folder, 'members'), 0o640), /Others can read/],
    ['nobody', () => put('members', '# nobody yet\n'), /members names nobody/],
    ['a pattern for a token', () => put('members', `~${token} eve\n`), /Line 1 of members: a token has/],
    ['"default" for a token', () => put('members', 'default eve\n'), /Line 1 of members: a token has/],
    ['"include" for a token', () => put('members', 'include eve\n'), /Line 1 of members: a token has/],
    ['a token with capitals', () => put('members', `${token.slice(1)}A eve\n`), /Line 1 of members: a token has/],
    [
      'a token twice',
      () => put('members', `${token} a\n${token} b\n`),
      /Line 2 of members: the token is that of line 1/,
    ],
    ['a token without a name', () => put('members', `${token}\n`), /"TOKEN NAME" is wanted/],
    ['a name that ends a directive', () => put('members', `${token} a";\n`), /a name has at most/],
  ])('refuses %s in one sentence, and writes nothing', async (_, spoil, sentence) => {
    spoil();
    const { code, output } = await fill();
    expect(output).toMatch(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(existsSync(join(folder, 'nginx'))).toBe(false);
  });
});

describe.skipIf(!nginx)('fill.sh, with nginx', () => {
  it('fills what nginx takes, readable by its owner only, with the key in its own files alone', async () => {
    set({ INSTANCES: '127.0.0.1:18997 127.0.0.1:18996' });
    const { code, output } = await fill();
    expect(output).toContain('front cache-1 cache-2');
    expect(code).toBe(0);
    const names = readdirSync(join(folder, 'nginx'));
    expect(names.filter((name) => statSync(join(folder, 'nginx', name)).mode & 0o077)).toEqual([]);
    const holding = names.filter((name) =>
      readFileSync(join(folder, 'nginx', name), 'utf8').includes('key-0123456789'),
    );
    expect(holding.sort()).toEqual(['key-filter.conf', 'key.conf']);
  });

  it('takes the key out of answers in each way that a service may write it', async () => {
    put('key', 'key/0123+456789\n');
    expect((await fill()).code).toBe(0);
    const filters = readFileSync(join(folder, 'nginx', 'key-filter.conf'), 'utf8').split('\n');
    const forms = [
      'key/0123+456789',
      'key%2F0123%2B456789',
      String.raw`key\/0123+456789`,
      String.raw`key\u002F0123+456789`,
      String.raw`key/0123\u002B456789`,
      String.raw`key\/0123\u002B456789`,
      String.raw`key\u002F0123\u002B456789`,
    ];
    expect(filters).toEqual(expect.arrayContaining(forms.map((form) => `sub_filter '${form}' '(key)';`)));
  });

  it('keeps what was there before where nginx does not take the new', async () => {
    expect((await fill()).code).toBe(0);
    const before = readFileSync(join(folder, 'nginx', 'front.conf'), 'utf8');
    set({ UPSTREAM_PHONE: 'https://name-that-is-nowhere.invalid/phone', UPSTREAM_CA: '/etc/hostname' });
    const { code, output } = await fill();
    expect(output).toContain('nginx does not take front.conf');
    expect(output).not.toContain('key-0123456789');
    expect(code).toBe(1);
    expect(readFileSync(join(folder, 'nginx', 'front.conf'), 'utf8')).toBe(before);
    // Its message names files that can be looked at; the key is not left in them.
    const refused = readdirSync(join(folder, 'nginx.new'));
    expect(refused).toContain('front.conf');
    expect(refused.filter((name) => name.startsWith('key'))).toEqual([]);
  });

  it('has members made and taken away by a script', async () => {
    const added = await runGatewayScript('members.sh', ['add', folder, 'bob']);
    expect(added.output).toMatch(/^[0-9a-f]{40}\n$/);
    expect(readFileSync(join(folder, 'members'), 'utf8')).toContain(`${added.output.trim()} bob\n`);
    expect((await runGatewayScript('members.sh', ['remove', folder, 'alice'])).code).toBe(0);
    expect(readFileSync(join(folder, 'members'), 'utf8')).not.toContain('alice');
    expect(statSync(join(folder, 'members')).mode & 0o777).toBe(0o600);
    expect((await runGatewayScript('members.sh', ['remove', folder, 'alice'])).output).toContain(
      'no member named alice',
    );
    expect((await runGatewayScript('members.sh', ['add', folder, 'a b'])).code).toBe(1);
  });

  it.each(['a b', 'bob\neve', '\nbob', 'bob\n', '', '.bob', 'é', 'x'.repeat(41)])(
    'makes no token for the name %j',
    async (name) => {
      const { code, output } = await runGatewayScript('members.sh', ['add', folder, name]);
      expect(output).toContain('a name has at most');
      expect(code).toBe(1);
      expect(readFileSync(join(folder, 'members'), 'utf8')).toBe(`# the desk\n${token} alice\n`);
    },
  );

  it('takes away the member of that name, not those whose name is the same number', async () => {
    const names = ['7', '007', '7.0', '0x7', '7e0'];
    put('members', names.map((name) => `${newToken()} ${name}\n`).join(''));
    const isLeft = () => readFileSync(join(folder, 'members'), 'utf8').match(/\S+$/gm);
    expect((await runGatewayScript('members.sh', ['remove', folder, '7'])).code).toBe(0);
    expect(isLeft()).toEqual(names.slice(1));
    expect((await runGatewayScript('members.sh', ['remove', folder, '7'])).code).toBe(1);
    expect(isLeft()).toEqual(names.slice(1));
  });

  it('gives a new member a line of its own after a last line without an end', async () => {
    put('members', `${token} alice`);
    const { output } = await runGatewayScript('members.sh', ['add', folder, 'bob']);
    expect(readFileSync(join(folder, 'members'), 'utf8')).toBe(`${token} alice\n${output.trim()} bob\n`);
  });

  it('has stopped when it says so, so that it may be started again', async () => {
    const port = await freePort();
    set({ LISTEN: `127.0.0.1:${port}` });
    const run = (command: string) => runGatewayScript('run.sh', [command, folder], nginx?.path);
    expect((await run('start')).code).toBe(0);
    // A client in the middle of a request, which nginx waits for.
    const client = connect(port, '127.0.0.1').on('error', () => {});
    client.write('GET /healthz HTTP/1.1\r\nHost: gateway\r\n\r\n');
    await once(client, 'data');
    client.write('GET ');
    const isThere = () => existsSync(join(folder, 's', 'run', 'front.pid'));
    expect(isThere()).toBe(true);
    const isLeft = run('stop').then(isThere);
    const log = () => readFileSync(join(folder, 'logs', 'front.log'), 'utf8');
    await expect.poll(log).toContain('gracefully shutting down');
    client.destroy();
    expect(await isLeft).toBe(false);
  });
});
