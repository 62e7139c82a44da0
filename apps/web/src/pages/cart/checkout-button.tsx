import { href } from '../../lib/routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

/**
 * The way to the checkout. While a line cannot be bought it is closed, but can still be reached: it says why, and pressing
 * it leads there. @param closedBecause id of the element that says why
 */
export function CheckoutButton({ closedBecause }: { closedBecause: string | undefined }) {
  if (closedBecause === undefined)
    return (
      <ButtonLink href={href('checkout')} wide>
        Checkout
      </ButtonLink>
    );
  return (
    <Button wide aria-disabled aria-describedby={closedBecause} className="opacity-50" onClick={showFirstInTheWay}>
      Checkout
    </Button>
  );
}

function showFirstInTheWay(): void {
  document.querySelector<HTMLElement>('main [data-in-the-way]')?.focus();
}
