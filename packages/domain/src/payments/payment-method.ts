/** How an order is paid: with a card on the provider's page, or from the buyer's store credit. */
export const paymentMethods = ['card', 'credit'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** As labels name them. */
export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = { card: 'Card', credit: 'Store credit' };

/** Where the money of an order can go back to: to where it came from, or to the store credit. */
export const waysBack = ['card', 'credit'] as const;

export type WayBack = (typeof waysBack)[number];

/** What a person may choose from, the usual one first. */
export const waysBackOf: Readonly<Record<PaymentMethod, readonly [WayBack, ...WayBack[]]>> = {
  card: ['card', 'credit'],
  credit: ['credit'],
};

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return paymentMethods.some((method) => method === value);
}
