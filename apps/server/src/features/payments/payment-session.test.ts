import { beforeEach, expect, it } from 'vitest';
import type { Outcome, PaymentProvider } from '../../platform/payments/payment-provider.ts';
import { sessionSetter } from './payment-session.ts';

const told: number[] = [];
const warned: string[] = [];
const log = { warn: (_: object, message: string) => void warned.push(message), error: () => undefined };
beforeEach(() => {
  told.length = 0;
  warned.length = 0;
});

/** A provider that answers this, one after the other. */
function setterFor(...answers: Outcome<true>[]) {
  const provider = {
    setSessionTimeout: async (seconds: number) => {
      told.push(seconds);
      return answers.shift() ?? { kind: 'not_sent' };
    },
  } as unknown as PaymentProvider;
  const payments = { provider, webhookKeys: [], sandbox: null };
  return sessionSetter(
    { config: { holdSeconds: 900 }, payments } as unknown as Parameters<typeof sessionSetter>[0],
    log,
  );
}

it('is told until it was heard, and then no more', async () => {
  const set = setterFor({ kind: 'unknown', cause: 'no answer' }, { kind: 'success', value: true });
  for (let turn = 0; turn < 4; turn++) await set();
  expect(told).toEqual([600, 600]);
  expect(warned).toEqual([]);
});

it('is told once to a provider that does not allow it, and that is said', async () => {
  const set = setterFor({ kind: 'refused', status: 403, message: 'No', notFound: false });
  for (let turn = 0; turn < 3; turn++) await set();
  expect(told).toHaveLength(1);
  expect(warned).toEqual(['the provider does not let us say how long payment pages live']);
});

it('is told to nobody where there is no provider', async () => {
  const payments = { provider: null, webhookKeys: [], sandbox: null };
  await sessionSetter(
    { config: { holdSeconds: 900 }, payments } as unknown as Parameters<typeof sessionSetter>[0],
    log,
  )();
  expect(told).toEqual([]);
});
