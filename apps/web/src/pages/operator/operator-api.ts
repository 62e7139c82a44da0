import { operatorRoutes } from '@oja/contract/routes/operator-routes';
import { createApi } from '../../lib/api.ts';

/** The shop's API for its operator. */
export const { call, read, ask } = createApi(operatorRoutes);
