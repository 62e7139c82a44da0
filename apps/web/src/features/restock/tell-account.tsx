import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { call, read } from './restock-api.ts';
import { failureOf, isBack, type Wish } from './wish.ts';

/** One press, and one to undo it: the same button, so that it keeps its place and the focus. */
export function TellAccount({ wish, email }: { wish: Wish; email: string }) {
  const queryClient = useQueryClient();
  const params = { id: wish.id };
  const requests = read('restockRequests', { params });
  const { data } = useQuery(requests);
  const choice = { color: wish.color, size: wish.size };
  const waits = data?.items.some(({ color, size }) => color === wish.color && size === wish.size) ?? false;
  const change = useMutation({
    mutationFn: (ask: boolean) =>
      ask ? call('askRestock', { params, body: choice }) : call('dropRestock', { params, body: choice }),
    onMutate: () => queryClient.cancelQueries({ queryKey: requests.queryKey }),
    onSuccess: (answer) => queryClient.setQueryData(requests.queryKey, answer),
    onError: (error) => {
      if (isBack(error)) void queryClient.invalidateQueries({ queryKey: ['product'] });
      else console.error('Asking to be told what is back failed', error);
    },
  });
  return (
    <div className="grid gap-3">
      <Button
        wide
        variant={waits ? 'secondary' : 'primary'}
        busy={change.isPending}
        className="min-h-12 text-base"
        onClick={() => change.mutate(!waits)}
      >
        {!change.isPending && !waits && <BellRing aria-hidden="true" className="size-5" />}
        {waits ? 'Undo' : 'Tell me when it is back'}
      </Button>
      <div role="status" className="text-sm text-muted">
        {waits ? (
          <p className="text-ink">
            {data?.reachable ? (
              <>
                We will write to <b className="font-semibold wrap-anywhere">{email}</b>, once, when it is back.
              </>
            ) : (
              <>
                We will write to you when it is back, once you have confirmed your address. The mail with the link comes
                from{' '}
                <a href={href('settings')} className="text-indigo underline underline-offset-4">
                  your settings
                </a>
                .
              </>
            )}
          </p>
        ) : (
          <p>One mail, once, and nothing else.</p>
        )}
      </div>
      {change.error && <Notice tone="error">{failureOf(change.error)}</Notice>}
    </div>
  );
}
