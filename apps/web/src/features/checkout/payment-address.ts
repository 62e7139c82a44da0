/**
 * Where the browser may be sent to pay: a web page, absolute or of this shop. Undefined for anything else that an answer
 * could carry, scripts and addresses with a password in them first of all.
 * @param base the address that a relative one is of
 */
export function paymentAddress(given: unknown, base: string): string | undefined {
  if (typeof given !== 'string' || given === '' || !URL.canParse(given, base)) return undefined;
  const { protocol, username, password, href } = new URL(given, base);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? href : undefined;
}
