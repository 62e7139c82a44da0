import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { Seal } from './seal.ts';

const keyOf = (id: string) => ({ id, key: randomBytes(32) });
const [old, present] = [keyOf('2025'), keyOf('2026')];

it('opens what it sealed, which looks like nothing and is never the same twice', () => {
  const seal = new Seal([present]);
  const sealed = seal.close('0123456789', 'account-1');
  expect(sealed.toString('latin1')).not.toContain('0123456789');
  expect(sealed.equals(seal.close('0123456789', 'account-1'))).toBe(false);
  expect(seal.open(sealed, 'account-1')).toBe('0123456789');
});

it('a key that is replaced still opens, and seals nothing more', () => {
  const sealed = new Seal([old]).close('0123456789', 'a');
  const both = new Seal([present, old]);
  expect(both.open(sealed, 'a')).toBe('0123456789');
  expect(new Seal([present]).open(both.close('1', 'a'), 'a')).toBe('1');
  expect(() => new Seal([present]).open(sealed, 'a')).toThrow(/by the key "2025".*SEAL_KEYS has none/);
});

it('does not open for another row, another key of that name, nor changed', () => {
  const seal = new Seal([present]);
  const sealed = seal.close('0123456789', 'a');
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => seal.open(sealed, 'b')).toThrow();
  expect(() => new Seal([keyOf('2026')]).open(sealed, 'a')).toThrow();
  expect(() => seal.open(changed, 'a')).toThrow();
  expect(() => seal.open(sealed.subarray(0, 20), 'a')).toThrow();
});
