import type { Finding } from '../tests/gateway/proof.ts';
import { crowds, down, everyTrouble, revocation, trouble, whole } from '../tests/gateway/proof.ts';
import { measureThroughput } from './gateway/throughput.ts';
import { installFromApt } from './setup/install-from-apt.ts';
import { installNginx } from './setup/nginx.ts';
import { runCommand } from './setup/run-command.ts';

// `npm run tool -- gateway-load` proves on loopback, with real nginx, what docs/GATEWAY.md says about the gateway, at its
// full size, and measures it beside a bare proxy. About three minutes. `proof` and `throughput` run one half.

/** The least share of a bare proxy's requests a second, for kept answers. */
const floors: Record<string, number> = { 'one tier': 0.8, 'front and three instances': 0.5 };

async function prove(nginx: string): Promise<boolean> {
  const parts: (() => Promise<Finding[]>)[] = [
    () => crowds(nginx, whole),
    () => trouble(nginx, whole, everyTrouble),
    () => down(nginx, whole),
    () => revocation(nginx),
  ];
  let holds = true;
  for (const part of parts) {
    for (const finding of await part()) {
      holds &&= finding.holds;
      console.log(
        `${finding.holds ? 'holds ' : 'FAILS '} ${finding.what}${finding.figure === '' ? '' : `: ${finding.figure}`}`,
      );
    }
  }
  return holds;
}

async function measure(nginx: string): Promise<boolean> {
  const hasWrk = async (): Promise<boolean> => (await runCommand('wrk', ['-v'], { output: 'keep' })).code !== 127;
  if (!(await hasWrk())) await installFromApt('wrk');
  if (!(await hasWrk())) {
    console.error('No wrk was found or could be installed: the throughput is not measured.');
    return false;
  }
  let holds = true;
  for (const { what, perSecond, p95, failures, ratio } of await measureThroughput(nginx, 'wrk')) {
    const floor = floors[what] ?? 0;
    const isGood = ratio >= floor && failures === 0;
    holds &&= isGood;
    const yardstick = floor > 0 ? `, ${ratio.toFixed(2)} × the bare proxy (at least ${floor})` : '';
    console.log(
      `${isGood ? 'holds ' : 'FAILS '} ${what}: ${Math.round(perSecond)} requests/s, p95 ${p95.toFixed(1)} ms, ${failures} failures${yardstick}`,
    );
  }
  return holds;
}

const nginx = await installNginx();
if (nginx.ok) {
  console.log(`${nginx.value.path}, version ${nginx.value.version}`);
  const wanted = process.argv[2];
  const proved = wanted === 'throughput' || (await prove(nginx.value.path));
  const measured = wanted === 'proof' || (await measure(nginx.value.path));
  process.exitCode = proved && measured ? 0 : 1;
} else {
  console.error(nginx.problem);
  process.exitCode = 1;
}
