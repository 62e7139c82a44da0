import { type Kobo, kobo, subtractKobo, sumKobo } from '../money/money.ts';

/** What came in by a payment that nobody here made, and what has gone of it. */
export interface OrphanMoney {
  paid: Kobo;
  /** Sent back by the provider, or taken there by a bank. */
  returned: Kobo;
  /** Sent back from our own bank account. */
  sentByBank: Kobo;
  /** Of what went back beyond what came in: what nobody is asked for any more. */
  writtenOff: Kobo;
  /** An operator has said that nobody is owed the rest. */
  isNotOwed: boolean;
}

/** Where that money stands: owed to whoever paid it, nobody's, and gone beyond what came in. */
export interface OrphanParts {
  due: Kobo;
  unclaimed: Kobo;
  excess: Kobo;
}

export function orphanParts({ paid, returned, sentByBank, writtenOff, isNotOwed }: OrphanMoney): OrphanParts {
  const gone = sumKobo([returned, sentByBank]);
  const left = kobo(Math.max(0, subtractKobo(paid, gone)));
  return {
    due: isNotOwed ? kobo(0) : left,
    unclaimed: isNotOwed ? left : kobo(0),
    excess: kobo(Math.max(0, gone - paid - writtenOff)),
  };
}

/** What more of it has gone, by where it was taken from. */
export function partsReturned(before: OrphanParts, after: OrphanParts): OrphanParts {
  return {
    due: subtractKobo(before.due, after.due),
    unclaimed: subtractKobo(before.unclaimed, after.unclaimed),
    excess: subtractKobo(after.excess, before.excess),
  };
}
