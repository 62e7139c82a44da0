import { clsx } from 'clsx';
import { Wifi, WifiLow, WifiOff } from 'lucide-react';
import { Popover } from '../../ui/overlays/popover.tsx';
import { dataWords, visitBytes } from './data-used.ts';
import { useNetwork } from './network.ts';
import { type NetworkState, networkLabel, networkTexts } from './network-status.ts';

const looks: Record<NetworkState, { icon: typeof Wifi; dot: string }> = {
  offline: { icon: WifiOff, dot: 'bg-danger' },
  slow: { icon: WifiLow, dot: 'bg-sun' },
  good: { icon: Wifi, dot: 'bg-ok' },
};

/** How the connection is doing, and what this visit has cost. */
export function NetworkIndicator({ className }: { className?: string }) {
  const { state, effectiveType } = useNetwork();
  const { icon: Icon, dot } = looks[state];
  const { title, advice } = networkTexts[state];
  const type = networkLabel(effectiveType);
  return (
    <Popover
      label={`Network: ${title}`}
      {...(className && { className })}
      icon={
        <>
          <Icon aria-hidden="true" className="size-5" />
          <span aria-hidden="true" data-network={state} className={clsx('network-dot', dot)} />
        </>
      }
    >
      {() => (
        <div className="grid gap-2 text-sm">
          <p className="flex items-center gap-2 font-semibold">
            <span aria-hidden="true" className={clsx('size-2.5 rounded-full', dot)} />
            {title}
          </p>
          {advice && <p className="text-muted">{advice}</p>}
          {type && state !== 'offline' && <p className="text-muted">{type}</p>}
          <p className="border-t border-line pt-2 text-xs text-muted">This visit used {dataWords(visitBytes())}</p>
        </div>
      )}
    </Popover>
  );
}
