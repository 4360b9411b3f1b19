// Runs `scripts/NAME.ts` on the project's own Node, installing what is missing first: `node scripts/start.mjs NAME …args`.
// This file runs on any Node from 20 on and imports nothing that has to be installed.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
/** The oldest Node that runs the scripts: they are TypeScript, which older ones do not read. */
const leastInside = 24;
const least = 20;

/** The environment without this project's own binaries, so that `npm` and its `node` are the machine's. */
function machineEnvironment() {
  const own = join(project, 'node_modules');
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(own));
  return { ...process.env, PATH: path.join(delimiter) };
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

const wanted = readJson(join(project, 'package-lock.json'))?.packages ?? {};

/** The package that holds a Node for this platform, and its file; null if package-lock.json names none. */
function findOwnNode() {
  for (const [path, { version, os, cpu, bin }] of Object.entries(wanted)) {
    const fits = [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
    if (fits && bin?.node) return { path, version, file: join(project, path, bin.node) };
  }
  return null;
}
const ownNode = findOwnNode();

/** Whether node_modules holds what package-lock.json names; npm leaves its own list of what it installed in there. */
function isInstalled() {
  const present = readJson(join(project, 'node_modules', '.package-lock.json'))?.packages;
  // An optional package may be another platform's and be absent; this platform's Node is optional for npm, too.
  if (!present || (ownNode && !existsSync(ownNode.file))) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === entry.version && found.integrity === entry.integrity : entry.optional === true;
  });
}

/** Runs npm, showing what it prints; returns its exit code and what it printed to standard error. */
function npm(...args) {
  return new Promise((resolve) => {
    let errors = '';
    const child = spawn('npm', args, {
      cwd: project,
      env: machineEnvironment(),
      shell: windows,
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
      process.stderr.write(chunk);
    });
    child.on('error', (error) => resolve({ code: error.code === 'ENOENT' ? 127 : 1, errors: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, errors }));
  });
}

function whyNpmFailed({ code, errors }) {
  if (code === 127) return 'npm is not found: install Node.js 20 or newer from https://nodejs.org, which brings npm.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(errors)) {
    return 'npm cannot reach its registry: connect this machine to the internet and run the command again.';
  }
  return `npm could not install the dependencies (exit code ${code}): its messages above say why.`;
}

/** Installs what is missing. Returns one sentence if that is not possible, otherwise null. */
async function install() {
  if (!isInstalled()) {
    console.log('Installing dependencies (npm ci) …');
    const options = ['--include=dev', '--include=optional', '--loglevel=error', '--no-progress'];
    const installed = await npm('ci', ...options);
    if (installed.code !== 0) return whyNpmFailed(installed);
  }
  // If npm cannot get an optional package, or its hash is another, npm leaves it out and says nothing.
  if (ownNode && !existsSync(ownNode.file)) {
    const name = `${ownNode.path.replace('node_modules/', '')} ${ownNode.version}`;
    return `npm left out ${name}, on which everything here runs: the registry has to have it, with the hash of package-lock.json.`;
  }
  return null;
}

/** Runs the script and returns its exit code. */
function run(script, args) {
  return new Promise((resolve) => {
    const path = [join(project, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
    const child = spawn(ownNode?.file ?? process.execPath, [script, ...args], {
      cwd: project,
      stdio: 'inherit',
      env: { ...process.env, PATH: path },
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('error', (error) => {
      console.error(`The project's Node does not start here (${error.message}): remove node_modules and try again.`);
      resolve(1);
    });
    child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 1)));
  });
}

async function main([name, ...args]) {
  const script = join(project, 'scripts', `${name}.ts`);
  if (!name || !existsSync(script)) return 'Say which script to run: node scripts/start.mjs test, or demo.';
  const needed = ownNode ? least : leastInside;
  if (Number.parseInt(process.versions.node, 10) < needed) {
    return `Node.js ${process.versions.node} is too old: install version ${needed} or newer from https://nodejs.org.`;
  }
  const problem = await install();
  if (problem) return problem;
  process.exitCode = await run(script, args);
  return null;
}

const problem = await main(process.argv.slice(2));
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
