import { accountRoutes } from '@oja/contract/routes/account-routes';
import { createApi } from '../../lib/api.ts';

/** The shop's API for signing in and for the settings of an account. */
export const { call, read } = createApi(accountRoutes);
