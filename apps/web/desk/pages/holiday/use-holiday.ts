import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import type { Holiday } from '@oja/domain/stores/holiday';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../src/lib/api.ts';
import { call } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { readSettingsAnew, takeSettings } from '../../features/store-status/take-settings.ts';
import { refusalWords } from '../../ui/refusal-words.ts';

/** Says that the store is away, or that it is not. Never kept for later. */
export function useHoliday({ editVersion }: StoreSettings, onDone: () => void) {
  const { id: seller } = useStore();
  const queryClient = useQueryClient();
  const setting = useMutation({
    mutationFn: (holiday: Holiday | null) => call('setHoliday', { params: { seller }, body: { editVersion, holiday } }),
    onSuccess: (settings) => {
      onDone();
      takeSettings(queryClient, seller, settings);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'changed_meanwhile') void readSettingsAnew(queryClient, seller);
    },
  });
  const hasMoved = setting.error instanceof ApiError && setting.error.code === 'changed_meanwhile';
  return {
    set: (holiday: Holiday | null) => setting.mutate(holiday),
    isPending: setting.isPending,
    isDone: setting.isSuccess,
    refusal: setting.isError
      ? `${refusalWords(setting.error)}${hasMoved ? ' What you typed is kept: look, and save again.' : ''}`
      : '',
  };
}
