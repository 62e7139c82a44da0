import { ApiError } from './api.ts';

/** There is no such thing; a name or an id that nothing can have is refused as a bad request. Asking again cannot help. */
export const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
