import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Runs a program in the repository with our own streams; resolves with its exit code (1 if a signal ended it). */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** The same, keeping what it says: `stdout` alone, and both streams together. */
export function capture(
  command: string,
  args: readonly string[],
  { cwd = root, env = {} as Record<string, string> } = {},
): Promise<{ code: number; stdout: string; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, output }));
  });
}

/** A program of a package, by its file, so that it runs under this very Node and on every system. */
export const programs = {
  biome: path.join(root, 'node_modules/@biomejs/biome/bin/biome'),
  depcruise: path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
  knip: path.join(root, 'node_modules/knip/bin/knip.js'),
  playwright: path.join(root, 'node_modules/@playwright/test/cli.js'),
  tsc: path.join(root, 'node_modules/typescript7/bin/tsc'),
  vite: path.join(root, 'node_modules/vite/bin/vite.js'),
  vitest: path.join(root, 'node_modules/vitest/vitest.mjs'),
};
