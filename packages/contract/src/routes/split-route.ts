export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Splits `'GET /api/home'` into its method and path. */
export const splitRoute = (route: string) => route.split(' ') as [method: Method, path: string];
