import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { call } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';

/** Takes a draft back that waits for the operator, by the version that was seen. */
export function useTakeBack(id: string) {
  const { id: seller } = useStore();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => call('takeBackDraft', { params: { seller, id }, body: { version } }),
    onSuccess: () => showToast('Taken back. It stands in your drafts.'),
    onSettled: () => {
      for (const list of ['deskProducts', 'deskDrafts', 'deskToday'])
        void queryClient.invalidateQueries({ queryKey: [list] });
    },
  });
}
