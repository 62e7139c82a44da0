import { createHash } from 'node:crypto';

/** Somebody with an account at the stand-in, as its tokens describe them. */
export interface GoogleAccount {
  /** The provider's own name of this person, which never changes. */
  sub: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** What choosing it tries out. */
  about: string;
}

/** The accounts that the chooser offers. */
export function offeredAccounts(existingBuyer: string): GoogleAccount[] {
  return [
    account('Chiamaka Nwosu', 'chiamaka.nwosu@gmail.example', 'Somebody new to the shop'),
    account('Demo Buyer', existingBuyer, 'The address of an account that has a password'),
    {
      ...account('Tunde Bello', 'tunde.bello@mail.example', 'An address that was never verified'),
      emailVerified: false,
    },
  ];
}

/** An account for a name and address that somebody typed; the same address is the same person. */
export function typedAccount(name: string, email: string): GoogleAccount {
  return account(name, email, '');
}

function account(name: string, email: string, about: string): GoogleAccount {
  const digits = BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24)}`).toString();
  return { sub: `1${digits.padStart(20, '0').slice(0, 20)}`, name, email, emailVerified: true, about };
}
