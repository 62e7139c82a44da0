import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoreGoods } from '../../features/viewed/more-goods.tsx';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** @param hint where else what was put aside may be */
export function EmptyCart({ hint }: { hint?: ReactNode }) {
  return (
    <>
      <EmptyState
        icon={<ShoppingBag />}
        text="Your cart is empty"
        hint={hint}
        action={<ButtonLink href={href('home')}>Continue Shopping</ButtonLink>}
      />
      <MoreGoods />
    </>
  );
}
