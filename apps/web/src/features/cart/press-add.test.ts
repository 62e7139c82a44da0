import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { meQuery } from '../session/me.ts';
import { addWithTick } from './press-add.ts';

it('logs a failed addition and throws it on [CART-27]', async () => {
  const queryClient = new QueryClient();
  const user = { id: 'u1', name: 'Ada', email: 'ada@oja.test', isOperator: false };
  queryClient.setQueryData(meQuery.queryKey, { user, cartLines: 0 } as never);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const item = { productId: 'p1', selectedColor: '', selectedSize: '', quantity: 1 };
  // No shop answers at an address without a host.
  await expect(addWithTick(queryClient, item, () => undefined)).rejects.toMatchObject({
    name: 'ApiError',
    code: 'network',
  });
  expect(logged).toHaveBeenCalledWith('Adding to the cart failed', expect.objectContaining({ code: 'network' }));
  logged.mockRestore();
});
