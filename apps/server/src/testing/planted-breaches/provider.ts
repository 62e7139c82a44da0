import { sql } from 'kysely';
import type { ProviderBooks } from '../../features/money-check/provider-books.ts';
import type { SoundShop, Witnesses } from '../sound-shop.ts';
import { entry, type Planted, type Plants, update } from './plant.ts';

type Shop = SoundShop & Witnesses;

const told = ({ books }: Shop, other: Partial<ProviderBooks>): Planted => ({
  evidence: { books: { ...books, ...other } },
});

/** The provider says something else of the order's payment. */
const ofPayment = (other: Partial<ProviderBooks['payments'][number]>) => (shop: Shop) =>
  told(shop, {
    payments: shop.books.payments.map((taken) =>
      taken.reference === shop.order.reference ? { ...taken, ...other } : taken,
    ),
  });

/** The refund of the payment that became none but this. */
const isRefund = ({ refunded }: Shop, { note }: { note: string | null }) => note === `refund:${refunded.refund}`;
const ofRefund = (change: (given: ProviderBooks['refunds'][number]) => ProviderBooks['refunds']) => (shop: Shop) =>
  told(shop, { refunds: shop.books.refunds.flatMap((given) => (isRefund(shop, given) ? change(given) : [given])) });

export const providerPlants: Plants = {
  'the ledger has of the provider what it holds, less what it is paying back, and payments nobody knows': {
    'is held, and not in the ledger': (shop) =>
      told(shop, { balances: [...(shop.books.balances ?? []), { currency: 'USD', amount: 5 }] }),
    'is in the ledger, and not held': () => [
      entry('provider_clearing', 5, { kind: 'orphan' }),
      update('ledger_entries', sql`currency = 'USD'`, sql`reference is null and kind = 'orphan'`),
    ],
    'is held in another amount': (shop) =>
      told(shop, {
        balances: (shop.books.balances ?? []).map((held) => ({ ...held, amount: held.amount - 1 })),
      }),
  },
  'every payment the provider took under a reference of ours is settled here, or known as an orphan': {
    'is not known here': (shop) =>
      told(shop, {
        payments: [
          ...shop.books.payments,
          { id: '1', reference: 'oja-nobody', status: 'success', amount: 5000, kept: 5000, currency: 'NGN' },
        ],
      }),
    'is not settled here': (shop) =>
      told(shop, {
        payments: [
          ...shop.books.payments.filter(({ reference }) => reference !== shop.open.reference),
          { id: '1', reference: shop.open.reference, status: 'success', amount: 1, kept: 1, currency: 'NGN' },
        ],
      }),
  },
  'every card payment settled here was taken by the provider, with that transaction, amount and currency': {
    'is not known there': (shop) =>
      told(shop, { payments: shop.books.payments.filter(({ reference }) => reference !== shop.order.reference) }),
    'was not paid there': ofPayment({ status: 'failed' }),
    'has no transaction here': ({ order }) => [
      update('payments', sql`provider_transaction_id = null`, sql`reference = ${order.reference}`),
    ],
    'has another transaction there': ofPayment({ id: '1' }),
    'has another amount there': ofPayment({ amount: 1 }),
    'has another currency there': ofPayment({ currency: 'USD' }),
  },
  'a refund of ours is carried out once at the provider, with its amount': {
    'is carried out more than once': ofRefund((given) => [given, { ...given, id: `${given.id}0` }]),
    'is carried out with another amount': ofRefund((given) => [{ ...given, amount: given.amount + 1 }]),
  },
  'every refund at the provider is one of ours': {
    'is not known here': ofRefund((given) => [given, { ...given, id: `${given.id}0`, note: 'Agreed on the phone.' }]),
  },
  'every refund processed here is processed at the provider': {
    'is not there': ofRefund(() => []),
    'is not processed there': ofRefund((given) => [{ ...given, status: 'pending' }]),
    'is processed there with another amount': ofRefund((given) => [{ ...given, amount: given.amount + 1 }]),
  },
  'every refund processed at the provider is processed here': {
    'is not processed here': ({ refunded }) => [update('refunds', sql`state = 'manual'`, sql`id = ${refunded.refund}`)],
    'was paid by hand, too': ({ refunded }) => [update('refunds', sql`method = 'hand'`, sql`id = ${refunded.refund}`)],
  },
};
