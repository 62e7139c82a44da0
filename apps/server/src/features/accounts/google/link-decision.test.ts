import { describe, expect, it } from 'vitest';
import { decideLink } from './link-decision.ts';

describe('an identity that no account knows', () => {
  it.each([
    [null, 'create'],
    [{ verified: false, hasHistory: false }, 'take over'],
    [{ verified: true, hasHistory: false }, 'prove'],
    [{ verified: false, hasHistory: true }, 'prove'],
    [{ verified: true, hasHistory: true }, 'prove'],
  ] as const)('and the account %j of its address: %s', (account, decision) => {
    expect(decideLink(account)).toBe(decision);
  });
});
