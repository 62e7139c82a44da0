import { paymentReturnTarget } from '@oja/domain/return-address';
import { useEffect } from 'react';
import { navigate, usePlace } from '../lib/hash-location.ts';

/** An address with a payment's reference belongs to the payment's return page, wherever it turned up. */
export function usePaymentReturn(): void {
  const { path, query } = usePlace();
  useEffect(() => {
    const target = paymentReturnTarget(location.search, `#${path}?${query}`);
    if (!target) return;
    // The query has moved into the hash; left in front of it, it would send every later page here too.
    history.replaceState(null, '', location.pathname);
    navigate(target, { replace: true });
  }, [path, query]);
}
