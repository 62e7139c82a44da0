import type { Away } from '@oja/contract/away';
import type { CartItem } from '@oja/contract/cart';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { useAdding } from './use-adding.ts';

interface QuickAddProps {
  /** The first that can be bought of the product. */
  item: CartItem;
  /** The shopper has chosen its colour already. */
  chosen: boolean;
  /** When its store is. */
  away: Away | undefined;
  soldOut: boolean;
  /** It is not known yet what would be put into the cart. */
  waits: boolean;
  /** Id of the element that names the product. */
  describedBy: string;
}

/**
 * The '+' beside a card's price. Adds goods that come in one kind only; of others it first asks which, in a sheet that is
 * fetched then. Where nothing can be bought, the picture says why.
 */
export function QuickAdd({ item, chosen, away, soldOut, waits, describedBy }: QuickAddProps) {
  const queryClient = useQueryClient();
  const [sheet, show] = useState<ReactNode>();
  const { state, back, run } = useAdding(away);
  const words = soldOut ? 'Sold out' : back;
  if (words) return <Chip className="card-away">{words}</Chip>;
  const busy = state === 'adding';
  return (
    <>
      <button
        type="button"
        aria-label="Add to Cart"
        aria-describedby={describedBy}
        aria-busy={busy || undefined}
        disabled={waits}
        data-state={state}
        className="card-add"
        onClick={() => busy || run((act, tell) => act.addFromCard(queryClient, item, { chosen, tell, run, show }))}
      >
        {busy ? (
          <Spinner />
        ) : state === 'added' ? (
          <Check aria-hidden="true" className="size-5" />
        ) : (
          <Plus aria-hidden="true" className="size-5" />
        )}
      </button>
      {sheet}
    </>
  );
}
