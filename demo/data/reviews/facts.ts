import { handFacts } from './facts-hands.ts';
import { homeFacts } from './facts-home.ts';
import { machineFacts } from './facts-machines.ts';
import { wearFacts } from './facts-wear.ts';

export type Facts = {
  readonly good: readonly string[];
  readonly fair: readonly string[];
  readonly bad: readonly string[];
};

const facts = new Map(
  Object.entries({ ...wearFacts, ...machineFacts, ...homeFacts, ...handFacts }).map(([kind, { good, fair, bad }]) => [
    kind,
    { good: good.split('|'), fair: fair.split('|'), bad: bad.split('|') },
  ]),
);

/** @throws RangeError for a kind that nobody wrote about */
export function factsOf(kind: string): Facts {
  const known = facts.get(kind);
  if (!known) throw new RangeError(`No review material for ${kind}`);
  return known;
}
