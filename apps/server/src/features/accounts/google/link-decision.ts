/** An account with the address that the provider vouches for. */
export interface AccountOfAddress {
  /** Somebody has proven to us that the address is theirs. */
  verified: boolean;
  /** Has orders that came to be, store credit, a store or rights: nothing that comes from taking an address in advance. */
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
