// Runs a command with everything it needs installed: node scripts/with-dependencies.mjs <command> <argument>…
// This is the first thing that runs on a fresh machine, maybe on Node 20 and without node_modules: plain JavaScript only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.oja-lock');
/** Where Node keeps what it compiled: a server starts in two thirds of the time, and tests start hundreds. */
const compiled = path.join(modules, '.cache', 'node');
const oldestNode = 24;
const onWindows = process.platform === 'win32';

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockHash();
  return wasInstalledByHand();
}

/** npm writes down what it installed; someone may have run `npm ci` before us. */
function wasInstalledByHand() {
  const written = path.join(modules, '.package-lock.json');
  if (!existsSync(written)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(written, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional, link }]) =>
      name === '' ||
      optional ||
      !name.startsWith('node_modules/') ||
      (link ? existsSync(path.join(root, name)) : installed[name]?.version === version),
  );
}

function install() {
  console.log('Installing the dependencies (npm ci) …');
  const started = Date.now();
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: onWindows,
  });
  if (status !== 0) fail('The dependencies could not be installed: see what npm says above.');
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** The Node that came with the dependencies, else this one if it is new enough. */
function demandNode() {
  const own = path.join(modules, '.bin', onWindows ? 'node.cmd' : 'node');
  const { stdout } = spawnSync(existsSync(own) ? own : process.execPath, ['--version'], {
    encoding: 'utf8',
    shell: onWindows,
  });
  const version = Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
  if (version < oldestNode) {
    fail(
      `Node ${oldestNode} or newer is needed: there is none in node_modules for this machine, and yours is ${process.version}.`,
    );
  }
}

function fail(line) {
  console.error(line);
  process.exit(1);
}

if (!isInstalled()) install();
demandNode();
// Written while another command reads it, it would be empty for a moment, and that one would install anew.
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash()) writeFileSync(stamp, lockHash());

/** glibc gives each thread memory of its own, up to eight parts a processor, and gives none back: one part more is enough. */
const arenas = '2';

const [command, ...args] = process.argv.slice(2);
const searchPath = path.join(modules, '.bin') + path.delimiter + (process.env.PATH ?? '');
const child = spawn(command, args, {
  cwd: root,
  env: { NODE_COMPILE_CACHE: compiled, MALLOC_ARENA_MAX: arenas, ...process.env, PATH: searchPath },
  stdio: 'inherit',
  shell: onWindows,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
child.on('exit', (code, signal) => {
  // Ended as our child ended, so that whoever started us sees the same.
  if (signal) {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  } else process.exit(code ?? 1);
});
