const expected = 'it takes an address beginning with smtp:// or smtps://.';

/** Reads `smtp://user:password@host:587` or `smtps://user:password@host:465`; gives it without a slash at its end. @throws Error */
export function readMailServer(given: string): string {
  if (!URL.canParse(given)) throw new Error(expected);
  const { protocol, username, password } = new URL(given);
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new Error(expected);
  try {
    decodeURIComponent(username + password);
  } catch {
    // Opening the mail would end the start with it, and name no setting.
    throw new Error('it takes a % of the user or the password as %25.');
  }
  return given.replace(/\/$/, '');
}
