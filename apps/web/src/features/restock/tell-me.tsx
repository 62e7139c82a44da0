import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useMe } from '../session/me.ts';
import { TellAccount } from './tell-account.tsx';
import { TellAddress } from './tell-address.tsx';
import type { Wish } from './wish.ts';

/** Being told when a sold-out variant is back: one press with an account, an address without. */
export function TellMe({ wish }: { wish: Wish }) {
  const { data, error } = useMe();
  const key = `${wish.id} ${wish.color} ${wish.size}`;
  if (data?.user) return <TellAccount key={key} wish={wish} email={data.user.email} />;
  if (data || error) return <TellAddress key={key} wish={wish} />;
  return <Skeleton className="h-12 rounded-full" />;
}
