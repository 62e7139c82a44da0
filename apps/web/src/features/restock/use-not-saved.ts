import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { isBack, type Telling } from './wish.ts';

/** What happens where a wish could not be kept. What is back is read anew, which takes the offer away: a toast says why. */
export function useNotSaved(onBack: Telling['onBack']): (error: Error) => void {
  const queryClient = useQueryClient();
  return (error) => {
    if (!isBack(error)) {
      console.error('Asking to be told what is back failed', error);
      return;
    }
    showToast(error.message, { tone: 'info' });
    void queryClient.invalidateQueries({ queryKey: ['product'] }).then(onBack);
  };
}
