/** What people write where a secret is to come, and what programs put there when nobody does. */
const placeholders =
  /change.?me|replace|place.?holder|your.?(?:own|auth|secret)|(?:auth|shop|my|the|top).?secret|pass.?word|example|default|insecure|0123456789|123456789|abcdefgh|qwerty/i;

/** Random letters and digits of 32 places have more than 100; words and patterns have less. */
const LEAST_BITS = 80;

/** Whether a secret could be guessed: a placeholder, a pattern that repeats, or too few different characters. */
export function isCarelessSecret(secret: string): boolean {
  return placeholders.test(secret) || repeats(secret) || varietyOf(secret) < LEAST_BITS;
}

/** Whether it is one text again and again, the last time perhaps cut short. */
function repeats(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period += 1) {
    if (text.startsWith(text.slice(period))) return true;
  }
  return false;
}

/** Shannon's entropy of its characters, in bits over the whole length: how much their frequencies leave open. */
function varietyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / text.length), 0);
}
