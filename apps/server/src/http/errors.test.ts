import { expect, it } from 'vitest';
import { refusalFor } from './errors.ts';

it.each(['22P02', '22P05', '22021'])('a value that PostgreSQL cannot read is the caller’s mistake: %s', (code) => {
  expect(refusalFor(Object.assign(new Error('invalid input'), { code }))).toMatchObject({
    status: 400,
    code: 'bad_request',
    message: expect.stringContaining('a value could not be read.'),
  });
});
