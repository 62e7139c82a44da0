import type { SignedInBrowser } from '@oja/contract/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { call, read } from '../../features/session/account-api.ts';
import { callFailure } from '../../features/session/call-failure.ts';
import { formatDateTime } from '../../lib/text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { Section } from './section.tsx';

/** Where the account is signed in, and how to end that. */
export function BrowsersSection() {
  const queryClient = useQueryClient();
  const browsers = useQuery({ ...read('sessions', {}), staleTime: 0 });
  const end = useMutation({
    mutationFn: (id: string | 'others') =>
      id === 'others' ? call('endOtherSessions', {}) : call('endSession', { params: { id } }),
    onSuccess: (_, id) => showToast(id === 'others' ? 'Other devices logged out' : 'Device logged out'),
    // A device that has logged out by itself meanwhile is gone as well.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['sessions'] }),
  });
  const others = browsers.data?.items.filter(({ current }) => !current) ?? [];

  return (
    <Section title="Devices" about="Where you are logged in. End what you do not know, and change your password.">
      {end.isError && <Notice tone="error">{callFailure(end.error)}</Notice>}
      {browsers.isPending ? (
        <Skeleton className="h-24 rounded-chip" />
      ) : !browsers.data ? (
        <TryAgain
          text="Failed to load your devices"
          busy={browsers.isFetching}
          onRetry={() => void browsers.refetch()}
        />
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {browsers.data.items.map((browser) => (
            <Browser
              key={browser.id}
              browser={browser}
              busy={end.isPending && end.variables === browser.id}
              onEnd={() => end.mutate(browser.id)}
            />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={end.isPending && end.variables === 'others'}
          onClick={() => end.mutate('others')}
        >
          Log out all other devices
        </Button>
      )}
    </Section>
  );
}

interface BrowserProps {
  browser: SignedInBrowser;
  busy: boolean;
  onEnd: () => void;
}

function Browser({ browser: { browser, current, lastUsedAt }, busy, onEnd }: BrowserProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{browser}</p>
        <p className="text-xs text-muted">Last used {formatDateTime(lastUsedAt)}</p>
      </div>
      {current ? (
        <Chip tone="palm">This device</Chip>
      ) : (
        <Button variant="quiet" busy={busy} aria-label={`Log out ${browser}`} onClick={onEnd}>
          Log out
        </Button>
      )}
    </li>
  );
}
