import { deskRoutes } from '@oja/contract/routes/desk-routes';
import { createApi } from '../../src/lib/api.ts';

/** The API of a store's desk: `useQuery(read('deskOrder', { params: { seller: store.id, id } }))`. */
export const { call, read, ask } = createApi(deskRoutes);
