import { type ErrorCode, errors } from '@oja/contract/errors';
import { type Caller, callers, type Stage } from '../stage.ts';

/** What is sent: `params`, `query` and `body`, as the endpoint takes them. */
export type Input = (stage: Stage, caller: Caller) => object | Promise<object>;

export interface Row {
  /** The status that each caller must get. */
  codes: Record<Caller, number>;
  input: Input;
  /** The call changes who the caller is, so each is made by somebody new. */
  ends?: true;
}

export const all = (code: number) =>
  Object.fromEntries(callers.map((caller) => [caller, code])) as Record<Caller, number>;
export const refused = (code: ErrorCode): number => errors[code].status;
export const nothing: Input = () => ({});

/** Everybody is answered alike. */
export const anyone = (input: Input = nothing, code = 200): Row => ({ codes: all(code), input });
/** Whoever is signed in, about their own things. */
export const account = (input: Input = nothing): Row => ({ codes: { ...all(200), visitor: 401 }, input });
/** Something of `buyer`'s: for all others it is not there. */
export const onlyBuyer = (input: Input): Row => ({ codes: { ...all(404), visitor: 401, buyer: 200 }, input });
