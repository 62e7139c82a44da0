import { useEffect } from 'react';
import { ApiError } from './api.ts';

/** Logs why a read failed. That something does not exist is an answer, not a failure. */
export function useErrorLog(what: string, error: Error | null): void {
  useEffect(() => {
    if (error && !(error instanceof ApiError && error.status === 404)) console.error(`${what} failed`, error);
  }, [what, error]);
}
