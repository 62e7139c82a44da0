/** What a browser may say of an item that was put aside: never a price. */
export interface PendingItem {
  productId: string;
  selectedColor: string;
  selectedSize: string;
  quantity: number;
}

/** Lines that a cart holds, and so items that wait for one. */
export const CART_MAX_LINES = 100;
/** The most units that one item can ask for; the stock is less. */
const MOST_UNITS = 1_000_000;
const LONGEST_CHOICE = 60;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const unprintable = /[\p{Cc}\p{Cs}]/u;

/**
 * The items among some values, whoever wrote those: a browser keeps them for weeks, where anything can change them. What is
 * no item is left out and counted, and does not spoil those beside it; equal variants become one item, and what a
 * cart cannot hold is left out, too. Both the browser and the shop read by this, so what passes the one passes the other.
 */
export function readPendingItems(values: readonly unknown[]): { items: PendingItem[]; leftOut: number } {
  const items = new Map<string, PendingItem>();
  let leftOut = 0;
  for (const value of values) {
    const item = readItem(value);
    const key = item && JSON.stringify([item.productId, item.selectedColor, item.selectedSize]);
    const known = key && items.get(key);
    if (!item || !key || (!known && items.size >= CART_MAX_LINES)) leftOut += 1;
    else items.set(key, { ...item, quantity: Math.min(MOST_UNITS, item.quantity + (known ? known.quantity : 0)) });
  }
  return { items: [...items.values()], leftOut };
}

/** Whether a text is an id, such as that of a product or a batch. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

function readItem(value: unknown): PendingItem | undefined {
  const { productId, selectedColor, selectedSize, quantity } = Object(value) as Record<string, unknown>;
  if (!isId(productId) || !isChoice(selectedColor) || !isChoice(selectedSize)) return undefined;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return undefined;
  return { productId: productId.toLowerCase(), selectedColor, selectedSize, quantity: Math.min(MOST_UNITS, quantity) };
}

function isChoice(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_CHOICE && !unprintable.test(value);
}
