import { useQuery } from '@tanstack/react-query';
import { read } from '../../app/desk-api.ts';

/** Where a store's money goes, for its owner. @param enabled false where nobody who asks may know */
export const usePayoutAccount = (seller: string, enabled = true) =>
  useQuery({ ...read('payoutAccount', { params: { seller } }), staleTime: 0, enabled });
