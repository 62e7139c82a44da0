import { ShoppingBag } from 'lucide-react';
import { useCartCount } from '../../features/cart/cart-count.ts';
import { NavLink } from './nav-link.tsx';

/** 'Cart' with the number of its lines, which bumps when it changes. */
export function CartLink({ className, labelClassName }: { className: string; labelClassName: string }) {
  const count = useCartCount();
  return (
    <NavLink to="cart" className={className}>
      <span className="relative">
        <ShoppingBag aria-hidden="true" className="size-5" />
        {count > 0 && (
          <span key={count} aria-hidden="true" className="badge">
            {count}
          </span>
        )}
      </span>
      <span className={labelClassName}>Cart</span>
      {count > 0 && <span className="sr-only">{count === 1 ? '1 item' : `${count} items`}</span>}
    </NavLink>
  );
}
