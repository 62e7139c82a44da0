import type { Static, TSchema } from 'typebox';
import { type CommonCode, commonCodes, type ErrorCode } from './errors.ts';

/**
 * Who may call: anyone, without the session being read ('public'); anyone, knowing who it is ('visitor'); or only a
 * signed-in account, refused with the named code otherwise.
 */
export type Access = 'public' | 'visitor' | { signedInOr: ErrorCode };

/**
 * What travels on one route. Every schema refuses unknown fields; `errors` are the refusals of its own that a caller must
 * expect, beside that of its `access` and the common ones.
 */
export interface Endpoint {
  summary: string;
  access: Access;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  response: TSchema;
  errors: readonly Exclude<ErrorCode, CommonCode>[];
}

type Part<E, Key extends string> = E extends { [K in Key]: infer S extends TSchema } ? Static<S> : undefined;

export type ParamsOf<E> = Part<E, 'params'>;
export type QueryOf<E> = Part<E, 'query'>;
export type BodyOf<E> = Part<E, 'body'>;
export type ResponseOf<E extends { response: TSchema }> = Static<E['response']>;

/** What an endpoint that demands a session answers to whoever has none. */
export type SignInCodeOf<E> = E extends { access: { signedInOr: infer Code extends ErrorCode } } ? Code : never;
/** What an endpoint may answer that not every other may answer, too. */
export type OwnCodeOf<E extends { errors: readonly ErrorCode[] }> = E['errors'][number] | SignInCodeOf<E>;
/** Every code that an endpoint may answer. */
export type CodeOf<E extends { errors: readonly ErrorCode[] }> = OwnCodeOf<E> | CommonCode;

/** The same as data. */
export function codesOf({ access, errors }: Pick<Endpoint, 'access' | 'errors'>): ErrorCode[] {
  return [...(typeof access === 'object' ? [access.signedInOr] : []), ...errors, ...commonCodes];
}
