import type { BodyForm } from '../control/behaviour.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The text of a message in a form that says the same, and that no other serialiser would write. */
export function writeBody(message: object, form: BodyForm): string {
  const value = JSON.parse(JSON.stringify(message)) as Json;
  const whole = form === 'unusual';
  const ordered = whole || form === 'reordered' ? withKeysReversed(value) : value;
  const text = whole || form === 'spaced' ? `\n${JSON.stringify(ordered, null, '\t ')} \r\n` : JSON.stringify(ordered);
  const slashed = whole || form === 'escaped_slashes' ? text.replaceAll('/', '\\/') : text;
  return whole || form === 'unicode_escapes' ? escapeUnicode(slashed) : slashed;
}

function withKeysReversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(withKeysReversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, child]) => [key, withKeysReversed(child)]),
  );
}

/** Everything outside ASCII, and the @ of addresses, which nobody has to escape. */
function escapeUnicode(text: string): string {
  return text.replace(/[^\p{ASCII}]|@/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
