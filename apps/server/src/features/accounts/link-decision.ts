/** An account with the address that the provider vouches for. */
export interface AccountOfAddress {
  /** Somebody has proven to us that the address is theirs. */
  verified: boolean;
  /** Has orders, a store or rights: more than somebody would leave behind who only took an address in advance. */
  hasHistory: boolean;
}

/**
 * How an identity that no account knows yet is joined to the account of its address. Never silently: somebody may have
 * registered the address before its owner did, and would still know the password.
 */
export function decideLink(account: AccountOfAddress | null): 'create' | 'take over' | 'prove' {
  if (account === null) return 'create';
  return account.verified || account.hasHistory ? 'prove' : 'take over';
}
