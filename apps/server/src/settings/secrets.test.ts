import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resolveAuthSecret, resolveSealKeys, sandboxPaystackKey } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'oja-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('resolveAuthSecret', () => {
  it('is the setting if there is one', () => {
    expect(resolveAuthSecret({ authSecret: 'x'.repeat(32), dataDir })).toBe('x'.repeat(32));
  });

  it('is made once and kept where only the owner reads it', () => {
    const made = resolveAuthSecret({ authSecret: null, dataDir });
    const file = path.join(dataDir, 'auth-secret');
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toBe(made);
    expect(resolveAuthSecret({ authSecret: null, dataDir })).toBe(made);
  });

  it('makes a missing data folder', () => {
    const deeper = path.join(dataDir, 'not', 'there');
    expect(resolveAuthSecret({ authSecret: null, dataDir: deeper })).toHaveLength(43);
  });
});

describe('resolveSealKeys', () => {
  it('are the setting if there is one', () => {
    const sealKeys = [{ id: '2026', key: Buffer.alloc(32, 7) }];
    expect(resolveSealKeys({ sealKeys, dataDir })).toBe(sealKeys);
  });

  it('are one key, made once and kept where only the owner reads it', () => {
    const made = resolveSealKeys({ sealKeys: null, dataDir });
    expect(made).toMatchObject([{ id: 'demo' }]);
    expect(made[0]?.key).toHaveLength(32);
    expect(statSync(path.join(dataDir, 'seal-keys')).mode & 0o777).toBe(0o600);
    expect(resolveSealKeys({ sealKeys: null, dataDir })).toEqual(made);
  });
});

it('derives a test key for the sandbox that fits the setting', () => {
  expect(sandboxPaystackKey('a'.repeat(32))).toMatch(/^sk_test_[0-9a-f]{64}$/);
  expect(sandboxPaystackKey('a'.repeat(32))).not.toBe(sandboxPaystackKey('b'.repeat(32)));
});
