import { expect, it } from 'vitest';
import { actOfKey, doorOfKey } from './desk-keys.ts';

const press = { key: 'j', ctrlKey: false, metaKey: false, altKey: false, isTaken: false };

it('knows its keys', () => {
  expect(actOfKey(press)).toBe('down');
  expect(actOfKey({ ...press, key: 'X' })).toBe('range');
  expect(actOfKey({ ...press, key: 'toString' })).toBeNull();
  expect(doorOfKey({ ...press, key: 'p' })).toBe('products');
  expect(doorOfKey({ ...press, key: 'toString' })).toBeNull();
});

it.each(['ctrlKey', 'metaKey', 'altKey', 'isTaken'] as const)('leaves a press with %s alone', (held) => {
  expect(actOfKey({ ...press, [held]: true })).toBeNull();
  expect(doorOfKey({ ...press, key: 'p', [held]: true })).toBeNull();
});
