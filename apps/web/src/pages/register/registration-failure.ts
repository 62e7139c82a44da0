import type { CommonFailure } from '@oja/contract/client';
import { isFailureOf } from '../../lib/api.ts';

const FAILED = 'Registration failed. Please try again.';

/** What to tell after a failed registration. It never says whether the address has an account already. */
export function registrationFailure(error: Error): string {
  if (!isFailureOf<'register'>(error)) return FAILED;
  switch (error.code) {
    case 'password_too_short':
    case 'too_many_requests':
      return error.message;
    case 'registration_failed':
      return FAILED;
    default:
      error.code satisfies CommonFailure;
      return FAILED;
  }
}
