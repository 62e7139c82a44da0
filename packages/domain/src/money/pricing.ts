import { addedBy, type Charge } from './charges.ts';
import { addKobo, commissionOf, type Kobo, kobo, multiplyKobo, subtractKobo, sumKobo, taxOf } from './money.ts';
import { formatNaira } from './naira.ts';

/** What a buyer's total follows from besides the lines. */
export interface BuyerRates {
  /** A subtotal above this ships free; exactly this much still pays. */
  freeShippingAboveKobo: Kobo;
  shippingKobo: Kobo;
  taxBasisPoints: number;
}

/** Business policy that the operator can change; an order keeps what it was sold with. */
export interface PricingPolicy extends BuyerRates {
  commissionBasisPoints: number;
}

export const specifiedPolicy: PricingPolicy = {
  freeShippingAboveKobo: kobo(5000),
  shippingKobo: kobo(1000),
  taxBasisPoints: 1000,
  commissionBasisPoints: 1000,
};

export interface PricedLine {
  /** What one unit costs: the product's `effectivePrice`. */
  price: Kobo;
  quantity: number;
}

/** What a buyer pays; total = subtotal + what the charges add. */
export interface Quote {
  /** The goods at their prices. */
  subtotal: Kobo;
  charges: Charge[];
  total: Kobo;
}

/** What becomes of the money for one seller's goods; items = commission + payable. */
export interface SellerShare {
  sellerId: string;
  items: Kobo;
  commission: Kobo;
  payable: Kobo;
}

/** The one price function: cart, checkout and order all show and charge what it says. An empty cart costs nothing. */
export function quote(lines: readonly PricedLine[], rates: BuyerRates): Quote {
  const subtotal = sumKobo(lines.map(linePrice));
  const charges = chargesOn(lines, subtotal, rates);
  return { subtotal, charges, total: addKobo(subtotal, addedBy(charges)) };
}

/** The one function that charges anything beside the goods, in the order in which a buyer reads it. */
function chargesOn(lines: readonly PricedLine[], subtotal: Kobo, rates: BuyerRates): Charge[] {
  return [
    { kind: 'shipping', amount: lines.length === 0 ? kobo(0) : shippingOf(subtotal, rates), included: false },
    { kind: 'tax', amount: taxOf(subtotal, rates.taxBasisPoints), included: false },
  ];
}

/** What the shipping of an order costs, wherever it goes and however many stores send it. */
export const shippingOf = (subtotal: Kobo, rates: Pick<BuyerRates, 'freeShippingAboveKobo' | 'shippingKobo'>): Kobo =>
  subtotal > rates.freeShippingAboveKobo ? kobo(0) : rates.shippingKobo;

/** Each seller's part, in the order in which the sellers first appear. Shipping and tax are the platform's. */
export function sellerShares(
  lines: readonly (PricedLine & { sellerId: string })[],
  policy: Pick<PricingPolicy, 'commissionBasisPoints'>,
): SellerShare[] {
  const itemsBySeller = new Map<string, Kobo>();
  for (const line of lines) {
    itemsBySeller.set(line.sellerId, addKobo(itemsBySeller.get(line.sellerId) ?? kobo(0), linePrice(line)));
  }
  return Array.from(itemsBySeller, ([sellerId, items]) => {
    const commission = commissionOf(items, policy.commissionBasisPoints);
    return { sellerId, items, commission, payable: subtractKobo(items, commission) };
  });
}

/** @throws RangeError for a price below 0 or a quantity that is not a whole number of at least 1 */
export function linePrice(line: PricedLine): Kobo {
  if (line.price < 0 || line.quantity < 1) {
    throw new RangeError(`Not a line that can be sold: ${line.quantity} × ${line.price}`);
  }
  return multiplyKobo(line.price, line.quantity);
}

/** 'Free shipping on orders over ₦50.00' */
export function freeShippingText(policy: Pick<BuyerRates, 'freeShippingAboveKobo'>): string {
  return `Free shipping on orders over ${formatNaira(policy.freeShippingAboveKobo)}`;
}
