import { expect, it } from 'vitest';
import { linesOf, withPasted } from './pasted-lines.ts';

const ids = ['a', 'b', 'c'];

it('fills the fields downward from the one that was pasted into, and no others [PARCEL-46]', () => {
  expect(withPasted({ a: 'kept', b: 'old' }, ids, 'b', ' GIG-1 \r\n\r\nGIG-2\nGIG-3\n')).toEqual({
    a: 'kept',
    b: 'GIG-1',
    c: 'GIG-2',
  });
});

it('reads lines as phones, sheets and mails part them', () => {
  expect(linesOf('1\n2\r\n3\t4\n\n')).toEqual(['1', '2', '3', '4']);
  expect(linesOf('  one  ')).toEqual(['one']);
});
