import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { call, read } from './restock-api.ts';
import { useNotSaved } from './use-not-saved.ts';
import { failureOf, isBack, nameOf, type Telling } from './wish.ts';

/** One press, and one to undo it: the same button, so that it keeps its place and the focus. */
export function TellAccount({ wish, ask, onBack, email }: Telling & { email: string }) {
  const queryClient = useQueryClient();
  const params = { id: wish.id };
  const requests = read('restockRequests', { params });
  const { data } = useQuery(requests);
  const choice = { color: wish.color, size: wish.size };
  const waits = data?.items.some(({ color, size }) => color === wish.color && size === wish.size) ?? false;
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted ? call('askRestock', { params, body: choice }) : call('dropRestock', { params, body: choice }),
    onMutate: () => queryClient.cancelQueries({ queryKey: requests.queryKey }),
    onSuccess: (answer) => queryClient.setQueryData(requests.queryKey, answer),
    onError: useNotSaved(onBack),
  });
  return (
    <div className="grid gap-3">
      <Button
        wide
        variant={waits ? 'secondary' : 'primary'}
        busy={change.isPending}
        className="min-h-12 text-base"
        onClick={ask ?? (() => change.mutate(!waits))}
      >
        {!change.isPending && !waits && <BellRing aria-hidden="true" className="size-5" />}
        {waits ? 'Undo' : 'Tell me when it is back'}
      </Button>
      <div role="status" className="text-sm text-muted">
        {waits ? (
          <p className="text-ink">
            {data?.reachable ? (
              <>
                We will write to <b className="font-semibold wrap-anywhere">{email}</b>, once, when {nameOf(wish)} is
                back.
              </>
            ) : (
              <>
                We will write to you when {nameOf(wish)} is back, once you have confirmed your address. The mail with
                the link comes from{' '}
                <a href={href('settings')} className="text-indigo underline underline-offset-4">
                  your settings
                </a>
                .
              </>
            )}
          </p>
        ) : (
          <p>One mail, once, when {nameOf(wish)} is back, and nothing else.</p>
        )}
      </div>
      {change.error && !isBack(change.error) && <Notice tone="error">{failureOf(change.error)}</Notice>}
    </div>
  );
}
