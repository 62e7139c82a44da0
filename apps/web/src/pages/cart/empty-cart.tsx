import { ShoppingBag } from 'lucide-react';
import { MoreGoods } from '../../features/viewed/more-goods.tsx';
import { href } from '../../lib/routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** @param onLogIn where what was put aside may be in the cart of an account */
export function EmptyCart({ onLogIn }: { onLogIn?: () => void }) {
  return (
    <>
      <EmptyState
        icon={<ShoppingBag />}
        text="Your cart is empty"
        hint={onLogIn && 'Log in to see what you saved.'}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href={href('home')}>Continue Shopping</ButtonLink>
            {onLogIn && (
              <Button variant="secondary" onClick={onLogIn}>
                Log in
              </Button>
            )}
          </div>
        }
      />
      <MoreGoods />
    </>
  );
}
