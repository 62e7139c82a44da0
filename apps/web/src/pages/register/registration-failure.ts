import { ApiError } from '../../lib/api.ts';

const worthSaying = ['password_too_short', 'too_many_requests'];

/** What to tell after a failed registration. It never says whether the address has an account already. */
export function registrationFailure(error: Error): string {
  if (error instanceof ApiError && worthSaying.includes(error.code)) return error.message;
  return 'Registration failed. Please try again.';
}
