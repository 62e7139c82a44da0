import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { useMe } from '../session/me.ts';
import { deliveryState, isOwnChoice, keepPlace, readPlace } from './delivery-place.ts';

/**
 * The state that something is to arrive in, and how to choose another one, which this browser remembers. The state is
 * undefined until it is known who is here and where they live; where that cannot be read, it is that of a visitor.
 */
export function useDeliveryPlace(deliversTo: readonly string[] | undefined) {
  const me = useMe();
  const userId = me.data?.user?.id ?? null;
  const [chosen, setChosen] = useState(readPlace);
  const asks = userId !== null && !isOwnChoice({ chosen, userId });
  const saved = useQuery({ ...read('addresses', {}), enabled: asks });
  const isKnown = !me.isPending && !(asks && saved.isPending);
  return {
    state: isKnown ? deliveryState({ chosen, userId, addresses: saved.data?.items ?? [], deliversTo }) : undefined,
    choose: (state: string) => {
      const place = { state, by: userId };
      keepPlace(place);
      setChosen(place);
    },
  };
}
