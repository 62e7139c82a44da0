import type { DeskAct } from '@oja/domain/people/member-roles';
import { type ActThatGoesOn, mayWrite } from '@oja/domain/stores/store-status';
import type { Static, TSchema } from 'typebox';
import { type CommonCode, commonCodes, type ErrorCode } from './errors.ts';

/**
 * Who may call: anyone, without the session being read ('public'); anyone, knowing who it is ('visitor'); only a signed-in
 * account, refused with the named code otherwise; or only who works for the store that the route names, with the right to do
 * that ('any': whatever the role).
 */
export type Access = 'public' | 'visitor' | { signedInOr: ErrorCode } | { desk: DeskAct | 'any' };

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
  /** Bytes of a body that may be larger than others. */
  largestBody?: number;
  /** In place of a body of JSON: a file as it is. */
  file?: { types: readonly string[] /** Bytes. */; atMost: number };
  response: TSchema;
  errors: readonly Exclude<ErrorCode, CommonCode>[];
}

type Part<E, Key extends string> = E extends { [K in Key]: infer S extends TSchema } ? Static<S> : undefined;

export type ParamsOf<E> = Part<E, 'params'>;
export type QueryOf<E> = Part<E, 'query'>;
export type BodyOf<E> = Part<E, 'body'>;
export type ResponseOf<E extends { response: TSchema }> = Static<E['response']>;

/** What an endpoint that demands a session answers to whoever has none. */
export type SignInCodeOf<E> = E extends { access: { signedInOr: infer Code extends ErrorCode } }
  ? Code
  : E extends { access: { desk: unknown } }
    ? 'not_signed_in'
    : never;
/** What the desk of a store answers to whoever does not work there, or may not do that. */
type DeskCodeOf<E> = E extends { access: { desk: infer Act } }
  ? 'store_not_found' | (Act extends 'any' ? never : 'act_not_allowed')
  : never;
/** What it answers while the store is out of the shop. @template Route method and path */
type StopCodeOf<E, Route> = E extends { access: { desk: infer Act } }
  ? Route extends `GET ${string}`
    ? never
    : Act extends ActThatGoesOn
      ? never
      : 'store_suspended'
  : never;
/** What an endpoint may answer that not every other may answer, too. @template Route method and path */
export type OwnCodeOf<E extends { errors: readonly ErrorCode[] }, Route> =
  | E['errors'][number]
  | SignInCodeOf<E>
  | DeskCodeOf<E>
  | StopCodeOf<E, Route>;
/** Every code that an endpoint may answer. */
export type CodeOf<E extends { errors: readonly ErrorCode[] }, Route> = OwnCodeOf<E, Route> | CommonCode;

/** Whether a call writes: all but GET and its HEAD does. */
export const isWrite = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** The same as data. */
export function codesOf({ access, errors }: Pick<Endpoint, 'access' | 'errors'>, method: string): ErrorCode[] {
  return [...accessCodes(access, method), ...errors, ...commonCodes];
}

function accessCodes(access: Access, method: string): ErrorCode[] {
  if (typeof access === 'string') return [];
  if ('signedInOr' in access) return [access.signedInOr];
  const codes: ErrorCode[] = ['not_signed_in', 'store_not_found'];
  if (access.desk !== 'any') codes.push('act_not_allowed');
  if (isWrite(method) && !mayWrite('suspended', access.desk)) codes.push('store_suspended');
  return codes;
}
