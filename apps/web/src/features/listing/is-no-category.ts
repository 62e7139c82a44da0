import { ApiError } from '../../lib/api.ts';

/** There is no such category: the shop says so, or refuses the name as one that nothing can have. */
export const isNoCategory = (error: Error | null, ...names: string[]): boolean =>
  error instanceof ApiError &&
  (error.status === 404 || (error.status === 400 && names.some((name) => name.length > 100 || /\p{Cc}/u.test(name))));
