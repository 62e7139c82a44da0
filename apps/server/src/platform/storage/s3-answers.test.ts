import { expect, it } from 'vitest';
import { readError, readListing } from './s3-answers.ts';

const listing = (inside: string) =>
  `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</ListBucketResult>`;

it('a listing is its names, as they were written, and what comes next', () => {
  const part = listing(
    '<Prefix>p/</Prefix><NextContinuationToken>a+b/=&amp;&#43;&#x2B;</NextContinuationToken>' +
      '<Contents><Key>p/a-160.webp</Key></Contents><Contents><Key>p/&lt;x&gt;</Key></Contents>',
  );
  expect(readListing(part)).toEqual({ names: ['p/a-160.webp', 'p/<x>'], next: 'a+b/=&++' });
  expect(readListing(listing('<KeyCount>0</KeyCount><NextContinuationToken></NextContinuationToken>'))).toEqual({
    names: [],
    next: undefined,
  });
});

it.each(['', '<html><Key>x</Key></html>', '<ListBucketResults></ListBucketResults>'])('%j is no listing', (text) => {
  expect(readListing(text)).toBeNull();
});

it('an error is its code and its sentence, on one line', () => {
  const error = '<Error><Code>NoSuchBucket</Code><Message>There is\n  none &amp; was none.</Message></Error>';
  expect(readError(error)).toEqual({ code: 'NoSuchBucket', message: 'There is none & was none.' });
  expect(readError('<Error><Code>A&#x110000;&#1114112;B</Code></Error>').code).toBe('A\ufffd\ufffdB');
  expect(readError('Bad gateway')).toEqual({ code: '', message: '' });
});
