const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;

/** Words joined by single dots. Neither quotes nor the routes of old, `a%b@c` and `a!b@c`, which relays read as addresses. */
const localPart = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** The last label. Letters: no number of a machine, which a mail server would take for one beside it. */
const topLevel = /\.(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d-]{1,59})$/iu;

/**
 * Whether mail can go there: `someone@host.tld`, and nothing that a mail server reads as more, as other or as a machine's
 * own address. The one rule for every address that somebody types, and for the mailer itself. Without a regular expression
 * that could run away.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  if (text.length > LONGEST) return false;
  // What is kept may be the canonical form, and a single letter can become several characters in it.
  return isOneAddress(address) && isOneAddress(canonicalEmail(address));
}

function isOneAddress(address: string): boolean {
  const at = address.indexOf('@');
  const local = address.slice(0, at);
  const labels = address.slice(at + 1).split('.');
  return (
    at !== -1 &&
    address.length <= LONGEST &&
    local.length <= LONGEST_LOCAL_PART &&
    localPart.test(local) &&
    labels.every((part) => label.test(part)) &&
    topLevel.test(address)
  );
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
