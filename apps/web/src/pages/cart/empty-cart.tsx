import { ShoppingBag } from 'lucide-react';
import { MoreGoods } from '../../features/viewed/more-goods.tsx';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

export function EmptyCart() {
  return (
    <>
      <EmptyState
        icon={<ShoppingBag />}
        text="Your cart is empty"
        action={<ButtonLink href={href('home')}>Continue Shopping</ButtonLink>}
      />
      <MoreGoods />
    </>
  );
}
