// npm run dev: the server, restarted when its sources change, behind Vite, which reloads the page as the web's sources change.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { programs, root } from './lib/run.ts';
import { tellFailure } from './lib/tell-failure.ts';
import { buildWeb } from './lib/web-build.ts';

const serverPort = process.env.PORT ?? '3000';
const webPort = process.env.WEB_PORT ?? '5173';
const server = `http://127.0.0.1:${serverPort}`;
const address = `http://localhost:${webPort}`;

// The server's own document, whose data Vite's page takes over, needs a build once.
await tellFailure(() => buildWeb());

const children: ChildProcess[] = [
  // The browser talks to Vite, so that is the origin the server must accept writes from.
  start(root, { PORT: serverPort, PUBLIC_URL: address }, [
    '--watch',
    '--watch-preserve-output',
    'apps/server/src/main.ts',
  ]),
  start(path.join(root, 'apps/web'), { OJA_SERVER: server }, [programs.vite, '--port', webPort, '--strictPort']),
];

function start(cwd: string, env: Record<string, string>, args: string[]): ChildProcess {
  // Groups of their own: Ctrl-C reaches only us, and we stop them in order.
  return spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit', detached: true });
}

let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
for (const child of children) child.on('exit', (code) => void stop(code ?? 1));
