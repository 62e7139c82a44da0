import type { ProviderBank, ProviderSubaccount } from '../payment-provider.ts';
import { readJson } from './read-answer.ts';
import { objectOf, textOf } from './read-dispute.ts';

/** A bank that money can go to; those that are gone, or that none can go to, are none. */
export function readBank(given: unknown): ProviderBank | null {
  const { code: givenCode, name: givenName, active, is_deleted: isDeleted } = objectOf(given);
  const [code, name] = [textOf(givenCode), textOf(givenName)?.trim()];
  if (active === false || isDeleted === true) return null;
  return code !== null && /^[0-9A-Za-z]{1,20}$/.test(code) && name ? { code, name } : null;
}

/** The name that a bank has on an account. */
export function readHolder(data: unknown): { holder: string } | null {
  const { account_name: name } = objectOf(data);
  const holder = typeof name === 'string' ? name.replace(/\s+/g, ' ').trim().slice(0, 200) : '';
  return holder === '' ? null : { holder };
}

/** A subaccount alone or in the list, with what its maker called it: their metadata may be an object, or the text of one. */
export function readSubaccount(given: unknown): ProviderSubaccount | null {
  const data = objectOf(given);
  const code = textOf(data.subaccount_code);
  const { metadata } = data;
  const named = typeof metadata === 'string' ? readJson(metadata) : objectOf(metadata);
  return code === null || code === '' ? null : { code, accountId: textOf(named?.oja_account) };
}
