import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import { readSealKeys, type SealKey } from './seal-keys.ts';

/**
 * What signs the session cookies: the setting, or in demo mode a secret that is made once and kept in the data folder,
 * so that sessions survive a restart.
 */
export function resolveAuthSecret({ authSecret, dataDir }: Pick<Config, 'authSecret' | 'dataDir'>): string {
  if (authSecret !== null) return authSecret;
  const file = path.join(dataDir, 'auth-secret');
  return readSecret(file) ?? keepSecret(file, randomBytes(32).toString('base64url'));
}

/** What seals account numbers: the setting, or in demo mode a key that is made once and kept as the secret above. */
export function resolveSealKeys({ sealKeys, dataDir }: Pick<Config, 'sealKeys' | 'dataDir'>): SealKey[] {
  if (sealKeys !== null) return sealKeys;
  const file = path.join(dataDir, 'seal-keys');
  return readSealKeys(readSecret(file) ?? keepSecret(file, `demo:${randomBytes(32).toString('base64url')}`));
}

/** The key of the sandbox's payment provider: the shop and the sandbox derive the same one, and nobody configures it. */
export function sandboxPaystackKey(authSecret: string): string {
  return `sk_test_${createHmac('sha256', authSecret).update('sandbox paystack key').digest('hex')}`;
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Two processes that start together keep the same one: a link appears whole, and only once. */
function keepSecret(file: string, secret: string): string {
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8').trim();
  } finally {
    rmSync(draft, { force: true });
  }
}
