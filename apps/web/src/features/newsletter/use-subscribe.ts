import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';

/** Milliseconds: how long 'Subscribing...' shows at least, and how long the success does. */
const shortestSubmit = 1000;
const successShown = 3000;

/** Subscribing an address: idle, submitting, success, and idle again. */
export function useSubscribe() {
  const subscribe = useMutation({
    mutationFn: async (email: string) => {
      const paused = new Promise((resolve) => setTimeout(resolve, shortestSubmit));
      const [answer] = await Promise.allSettled([call('subscribe', { body: { email } }), paused]);
      if (answer.status === 'rejected') throw answer.reason;
    },
    onError: (error) => console.error('Subscribing to the newsletter failed', error),
  });
  const { isSuccess, reset } = subscribe;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, successShown);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);
  return subscribe;
}
