import { ApiError } from '@oja/contract/client';
import type { ClientRecord } from '../../apps/server/src/features/money-check/money-check.questions.ts';
import type { Tally } from '../tally.ts';

/** What a client knows after a call: it happened, it did not, or nobody can say. */
export type Heard<T> = { kind: 'yes'; value: T } | { kind: 'no'; code: string } | { kind: 'unknown'; code: string };

/** Refusals that say that the same thing is being done, or was done, by another request. */
const elsewhere = ['checkout_in_progress', 'checkout_closed', 'request_in_progress'];

/** Waits for an answer, counts it, and says what it is worth. */
export async function hear<T>(tally: Tally, what: string, call: Promise<T>): Promise<Heard<T>> {
  const since = performance.now();
  try {
    const value = await call;
    tally.took(what, performance.now() - since);
    return { kind: 'yes', value };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, status } = error;
    const definite = status >= 400 && status < 500 && !elsewhere.includes(code);
    if (definite) tally.took(what, performance.now() - since);
    tally.count(definite ? 'refusals' : 'unknowns', `${what}: ${code === 'network' ? 'no answer' : code}`);
    // Nobody signed these buyers out.
    if (status === 401) tally.violated(`${what}: a buyer who had registered was not signed in`);
    return { kind: definite ? 'no' : 'unknown', code };
  }
}

/** What several answers about one wish come to. */
export function together<T>(heard: readonly Heard<T>[]): Heard<T> {
  const worth = (kind: Heard<T>['kind']) => heard.find((one) => one.kind === kind);
  return worth('yes') ?? worth('unknown') ?? worth('no') ?? { kind: 'unknown', code: 'nothing was sent' };
}

const outcomes = { yes: 'acknowledged', no: 'refused', unknown: 'unknown' } as const;

export function outcomeOf({ kind }: Heard<unknown>): ClientRecord['outcome'] {
  return outcomes[kind];
}
