import { describe, expect, it } from 'vitest';
import { NoTurn } from '../database/turns.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('are kept as argon2id with 19 MiB and two passes', async () => {
    expect(await hashPassword('demo1234')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('count to the last byte, unicode and NUL included: G14', async () => {
    for (const password of ['p\u0000ssword', 'ọjà🛒ọjà', `${'a'.repeat(1023)}b`, ' padded ', 'e\u0301clair']) {
      const stored = await hashPassword(password);
      expect(await verifyPassword(stored, password)).toBe(true);
      expect(await verifyPassword(stored, password.slice(0, -1))).toBe(false);
      expect(await verifyPassword(stored, password.trim().normalize('NFC').replace('\u0000', ''))).toBe(
        password === 'ọjà🛒ọjà'.normalize('NFC') || password === `${'a'.repeat(1023)}b`,
      );
    }
  });

  it('are not right where none is stored', async () => {
    expect(await verifyPassword(null, 'demo1234')).toBe(false);
    expect(await verifyPassword(null, '')).toBe(false);
  });

  it('are hashed in turn, and refused when too many wait', async () => {
    const asked = Array.from({ length: 130 }, () => hashPassword('demo1234'));
    const results = await Promise.allSettled(asked);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(31);
    for (const result of refused) expect(result).toMatchObject({ reason: expect.any(NoTurn) });
    expect(await hashPassword('demo1234')).toContain('argon2id');
  });
});
