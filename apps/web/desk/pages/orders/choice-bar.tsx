import { countOf } from '@oja/domain/text/count';
import { X } from 'lucide-react';
import { Button, ButtonLink } from '../../../src/ui/button.tsx';
import { IconButton } from '../../../src/ui/icon-button.tsx';
import { type Fitting, MOST_AT_ONCE } from '../../features/parcels/selection.ts';

interface ChoiceBarProps {
  count: number;
  fits: Fitting;
  slipsHref: (ids: readonly string[]) => string;
  onAccept: (ids: string[]) => void;
  onShip: (ids: string[]) => void;
  onClear: () => void;
}

/** What can be done with the chosen parcels, each act with how many it fits. */
export function ChoiceBar({ count, fits, slipsHref, onAccept, onShip, onClear }: ChoiceBarProps) {
  if (count === 0) return null;
  const accept = fits.accept.slice(0, MOST_AT_ONCE);
  const ship = fits.ship.slice(0, MOST_AT_ONCE);
  const slips = fits.slips.slice(0, MOST_AT_ONCE);
  return (
    <section aria-label="Chosen orders" className="choice-bar">
      <div className="flex min-w-0 grow items-center gap-2">
        <IconButton label="Choose none" icon={<X aria-hidden="true" className="size-5" />} onClick={onClear} />
        <p className="min-w-0 text-sm">
          <span className="font-semibold tabular-nums">{countOf(count, 'order', 'orders')}</span> chosen
          {accept.length > 0 && <span className="text-muted">. The buyers are told.</span>}
          {count > MOST_AT_ONCE && <span className="text-muted"> At most {MOST_AT_ONCE} at once.</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {accept.length > 0 && <Button onClick={() => onAccept(accept)}>Accept {accept.length}</Button>}
        {ship.length > 0 && (
          <Button variant={accept.length > 0 ? 'soft' : 'primary'} onClick={() => onShip(ship)}>
            Ship {ship.length}
          </Button>
        )}
        {slips.length > 0 && (
          <ButtonLink variant="secondary" href={slipsHref(slips)}>
            Slips {slips.length}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
