import { type ErrorCode, type ErrorDetails, errors, errorText } from '@oja/contract/errors';

/**
 * The answer "no" that a caller must expect: one of the contract's errors with its details filled in. Thrown, so that a
 * transaction it is raised in rolls back.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, string | number>;
  /** Seconds to tell the caller to wait. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: Record<string, string | number>, retryAfter?: number) {
    super(errorText(code, details as ErrorDetails<typeof code>));
    this.code = code;
    this.status = errors[code].status;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

type DetailsArgument<Code extends ErrorCode> = keyof ErrorDetails<Code> extends never
  ? [details?: Record<string, never>, retryAfter?: number]
  : [details: ErrorDetails<Code>, retryAfter?: number];

/** Refuses: `throw refusal('not_enough_stock', { name, n })`. */
export function refusal<Code extends ErrorCode>(code: Code, ...[details, retryAfter]: DetailsArgument<Code>): Refusal {
  return new Refusal(code, details ?? {}, retryAfter);
}
