const LONGEST = 254;

/** A basic address pattern: `someone@host.tld`, no blanks. Without a regular expression that could run away. */
export function isEmailAddress(text: string): boolean {
  const [local, domain, ...more] = text.trim().split('@');
  if (!local || !domain || more.length > 0 || text.length > LONGEST || /\s/.test(text.trim())) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}

const plainAddress = /^(?:[\w'+-]+\.)*[\w'+-]+@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Whether somebody may register with it: plain letters only, so that no look-alike of an address is another account. */
export function isAccountAddress(text: string): boolean {
  return isEmailAddress(text) && plainAddress.test(text);
}

/** The form under which one address is one account: trimmed, NFKC, lower case. */
export function canonicalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
