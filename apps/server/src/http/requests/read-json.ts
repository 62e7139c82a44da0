import type { FastifyInstance } from 'fastify';
import { refusal } from '../refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Each text of a JSON document, and the colon that makes it a name. */
const texts = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/**
 * Reads bodies of JSON that can be read in one way only: bytes that are not UTF-8 are no text, and of two fields of one name
 * another program could take the other.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = utf8.decode(body);
    } catch {
      return done(refusal('bad_request', { reason: 'the body is not UTF-8.' }));
    }
    parse(request, text, (error, value) => {
      if (error || countNames(text) === countFields(value)) return done(error, value);
      done(refusal('bad_request', { reason: 'the body has two fields of one name.' }));
    });
  });
}

/** In a text that is JSON. */
const countNames = (text: string): number =>
  [...text.matchAll(texts)].filter(([, colon]) => colon !== undefined).length;

/** Without recursion: what is nested 30,000 deep is read, too. */
function countFields(value: unknown): number {
  let count = 0;
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inner = Object.values(next);
    if (!Array.isArray(next)) count += inner.length;
    for (const each of inner) left.push(each);
  }
  return count;
}
