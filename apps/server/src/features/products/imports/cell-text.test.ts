import { expect, it } from 'vitest';
import { cellText } from './cell-text.ts';

it('leaves out of a cell what nobody writes, and keeps its lines: G19', () => {
  expect(cellText('Gele \u202exe.gnp\u202c\0\x1b[31m\x9b, \ud800blue\r\n\tsix yards 👩🏾‍🍳 Ọlá')).toBe(
    'Gele xe.gnp[31m, blue\r\n\tsix yards 👩🏾‍🍳 Ọlá',
  );
});
