/**
 * A slug as people write it: 'home-kitchen' is 'Home kitchen', 't-shirt' stays 'T-shirt'; what is no slug stays what it
 * is. The name of a category may have more to it ('Home & Kitchen'): this is what shows until the answer says so.
 */
export function wordsOf(given: string): string {
  if (!/^[a-z0-9-]+$/.test(given)) return given;
  const words = given
    .replaceAll('-', ' ')
    .trim()
    .replace(/^([a-z]) /, '$1-');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
