import { useState } from 'react';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useMe } from '../session/me.ts';
import { TellAccount } from './tell-account.tsx';
import { TellAddress } from './tell-address.tsx';
import type { Telling } from './wish.ts';

/** Being told when a sold-out variant is back: one press with an account, an address without. */
export function TellMe(telling: Telling) {
  const { data, error } = useMe();
  // Kept while a size is chosen, which makes it another wish.
  const [typed, setTyped] = useState('');
  const { id, color, size } = telling.wish;
  const key = `${id} ${color} ${size}`;
  if (data?.user) return <TellAccount key={key} {...telling} email={data.user.email} />;
  if (data || error) return <TellAddress key={key} {...telling} email={typed} setEmail={setTyped} />;
  return <Skeleton className="h-12 rounded-full" />;
}
