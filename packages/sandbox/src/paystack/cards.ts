import type { CardStep, Refund } from './records.ts';

/** A documented Paystack test card: what the buyer must answer, and how the charge and a later refund end. */
export type TestCard = {
  key: string;
  number: string;
  cvv: string;
  label: string;
  /** `card_type` and `brand` of the authorization; Paystack's own sample carries the trailing space. */
  cardType: string;
  brand: string;
  steps: CardStep[];
  pin: string | null;
  otp: string | null;
  decline: string | null;
  refund: Refund['outcome'];
};

type Given = Pick<TestCard, 'key' | 'number' | 'cvv' | 'label' | 'brand'> & Partial<TestCard>;

function card(given: Given): TestCard {
  return {
    cardType: `${given.brand} `,
    steps: [],
    pin: null,
    otp: null,
    decline: null,
    refund: 'processed',
    ...given,
  };
}

export const TEST_CARDS: readonly TestCard[] = [
  card({ key: 'plain', number: '4084084084084081', cvv: '408', label: 'Pays at once', brand: 'visa' }),
  card({
    key: 'pin',
    number: '507850785078507812',
    cvv: '081',
    label: 'Asks for a PIN',
    brand: 'verve',
    steps: ['pin'],
    pin: '1111',
  }),
  card({
    key: 'pin-otp',
    number: '5060666666666666666',
    cvv: '123',
    label: 'Asks for a PIN and a code',
    brand: 'verve',
    steps: ['pin', 'otp'],
    pin: '1234',
    otp: '123456',
  }),
  card({
    key: 'pin-phone-otp',
    number: '507850785078507804',
    cvv: '884',
    label: 'Asks for a PIN, phone and code',
    brand: 'verve',
    steps: ['pin', 'phone', 'otp'],
    pin: '0000',
    otp: '123456',
  }),
  card({
    key: 'bank',
    number: '5192602720584796',
    cvv: '123',
    label: "Goes to the bank's page",
    brand: 'mastercard',
    steps: ['bank'],
  }),
  card({
    key: 'declined',
    number: '4084080000005408',
    cvv: '001',
    label: 'Is declined',
    brand: 'visa',
    decline: 'Declined',
  }),
  card({
    key: 'no-token',
    number: '507850785078507853',
    cvv: '082',
    label: 'Fails after the PIN',
    brand: 'verve',
    steps: ['pin'],
    pin: '0000',
    decline: 'Token Not Generated. Customer Not Registered on Token Platform',
  }),
  card({
    key: 'no-funds',
    number: '4084080000670037',
    cvv: '787',
    label: 'Has insufficient funds',
    brand: 'visa',
    decline: 'Insufficient Funds',
  }),
  card({
    key: 'refund-fails',
    number: '4084080000671803',
    cvv: '180',
    label: 'Pays, but a refund fails',
    brand: 'visa',
    refund: 'failed',
  }),
  card({
    key: 'refund-needs-attention',
    number: '4084080000671902',
    cvv: '190',
    label: 'Pays, but a refund needs attention',
    brand: 'visa',
    refund: 'needs-attention',
  }),
];

export function findCardByNumber(digits: string): TestCard | undefined {
  return TEST_CARDS.find((known) => known.number === digits);
}

/** The card of a stored key. @throws when the state names a card this version does not know */
export function cardOfKey(key: string): TestCard {
  const found = TEST_CARDS.find((known) => known.key === key);
  if (found === undefined) throw new Error(`Unknown test card ${key} in the sandbox state`);
  return found;
}

/** Groups of four, as printed on the card: `5060 6666 6666 6666 666`. */
export function groupDigits(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}
