import { spawn } from 'node:child_process';

/** Whom PostgreSQL's programs run as; null is ourselves. */
export type Account = { uid: number; gid: number } | null;

/** What the programs need of our environment, and nothing else of it. */
export const programEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Runs a program to its end. `code` is null when it could not be started or was killed; `output` has what it said on
 * both streams, or why it could not start. The working folder is the root, because the account may not enter ours.
 */
export function runProgram(
  file: string,
  args: readonly string[],
  account: Account = null,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...account,
      cwd: '/',
      env: programEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}
