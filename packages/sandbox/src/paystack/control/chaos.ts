import { CALLS, type Call, type Fault, faultsOf } from './behaviour.ts';
import { ControlError, object, probability, type Reader, required, wholeFrom } from './read-values.ts';

const OTHER_MISBEHAVIOURS = [
  'verify.lag',
  'payment.short',
  'payment.currency',
  'payment.customer_bears_fee',
  'payment.metadata',
  'callback.unusual',
  'webhook.before_redirect',
  'webhook.late',
  'webhook.never',
  'webhook.copies',
  'webhook.concurrent',
  'webhook.forged',
  'webhook.unusual',
  'webhook.replay',
  'refund.failed',
  'refund.needs_attention',
  'refund.slow',
  'refund.unlisted',
] as const;

export type Misbehaviour = `${Call}.${Fault}` | (typeof OTHER_MISBEHAVIOURS)[number];

const MISBEHAVIOURS: readonly Misbehaviour[] = [
  ...CALLS.flatMap((call) => faultsOf(call).map((fault) => `${call}.${fault}` as const)),
  ...OTHER_MISBEHAVIOURS,
];

/** Misbehaving by chance: the same seed and the same calls in the same order misbehave alike. */
export type Chaos = { seed: number; draws: number; probabilities: Partial<Record<Misbehaviour, number>> };

const readProbabilities = object(
  Object.fromEntries(MISBEHAVIOURS.map((name) => [name, probability])) as Record<Misbehaviour, Reader<number>>,
);
const readFields = object({
  seed: wholeFrom(0),
  probability,
  probabilities: readProbabilities,
});

/** `probability` goes for every misbehaviour that `probabilities` does not name. */
export const readChaos: Reader<Chaos> = (value, name) => {
  const fields = readFields(value, name);
  const rest = fields.probability ?? 0;
  const probabilities = Object.fromEntries(
    MISBEHAVIOURS.map((known) => [known, fields.probabilities?.[known] ?? rest]),
  );
  for (const call of CALLS) {
    const sum = faultsOf(call).reduce((total, fault) => total + (probabilities[`${call}.${fault}`] ?? 0), 0);
    if (sum > 1) throw new ControlError(`the faults of ${call} have a probability of ${sum} together, above 1`);
  }
  return { seed: required(fields.seed, `${name}.seed`), draws: 0, probabilities };
};

/** The next number of the seed's sequence, from 0 to below 1 (mulberry32, asked for one place at a time). */
function draw(chaos: Chaos): number {
  let mixed = (chaos.seed + Math.imul(++chaos.draws, 0x6d2b79f5)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

export function happens(chaos: Chaos | null, misbehaviour: Misbehaviour): boolean {
  if (chaos === null) return false;
  return draw(chaos) < (chaos.probabilities[misbehaviour] ?? 0);
}

export function pick<T>(chaos: Chaos, choices: readonly T[]): T {
  return choices[Math.floor(draw(chaos) * choices.length)] as T;
}

/** One of the faults of a call, or none: their probabilities stand side by side. */
export function drawFault(chaos: Chaos | null, call: Call): Fault | null {
  if (chaos === null) return null;
  let left = draw(chaos);
  for (const fault of faultsOf(call)) {
    left -= chaos.probabilities[`${call}.${fault}`] ?? 0;
    if (left < 0) return fault;
  }
  return null;
}
