import type { Order } from '@oja/contract/checkout';
import { formatNaira } from '@oja/domain/money/naira';

type Item = Order['items'][number];

/** 'Red · XL · Qty 2' */
export const lineFacts = ({ selectedColor, selectedSize, quantity }: Item): string =>
  [selectedColor, selectedSize, `Qty ${quantity}`].filter(Boolean).join(' · ');

/** What is not sent of a line, and what goes back for it: '1 cancelled · ₦500.00 back to you'. */
export const cancelledWords = ({ cancelled, quantity, givenBack }: Item): string =>
  `${cancelled < quantity ? `${cancelled} cancelled` : 'Cancelled'} · ${formatNaira(givenBack)} back to you`;
