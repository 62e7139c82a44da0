import { clsx } from 'clsx';
import { dataWords, visitBytes } from './data-used.ts';
import { useNetwork } from './network.ts';
import { networkDots, networkLabel, networkTexts } from './network-status.ts';

/** What there is to say of the connection in words, and what this visit has cost. */
export function NetworkPanel() {
  const { state, effectiveType } = useNetwork();
  const { title, advice } = networkTexts[state];
  const type = networkLabel(effectiveType);
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <span aria-hidden="true" className={clsx('size-2.5 rounded-full', networkDots[state])} />
        {title}
      </p>
      {advice && <p className="text-muted">{advice}</p>}
      {type && state !== 'offline' && <p className="text-muted">{type}</p>}
      <p className="border-t border-line pt-2 text-xs text-muted">This visit used {dataWords(visitBytes())}</p>
    </div>
  );
}
