import { restockRoutes } from '@oja/contract/routes/restock-routes';
import { createApi } from '../../lib/api.ts';

/** The shop's API for what is sold out. */
export const { call, read } = createApi(restockRoutes);
