import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call: anyone, without the session being read ('public'); anyone, knowing who it is ('visitor'); or only a
 * signed-in account, refused with the named code otherwise.
 */
export type Access = 'public' | 'visitor' | { signedInOr: ErrorCode };

/** What travels on one route. Every schema refuses unknown fields; `errors` are the refusals a caller must expect. */
export interface Endpoint {
  summary: string;
  access: Access;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  response: TSchema;
  errors: readonly ErrorCode[];
}

type Part<E, Key extends string> = E extends { [K in Key]: infer S extends TSchema } ? Static<S> : undefined;

export type ParamsOf<E> = Part<E, 'params'>;
export type QueryOf<E> = Part<E, 'query'>;
export type BodyOf<E> = Part<E, 'body'>;
export type ResponseOf<E extends { response: TSchema }> = Static<E['response']>;
