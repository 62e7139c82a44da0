import { readFile } from 'node:fs/promises';

/**
 * What a client saw happen to one of its requests. A history file has one such object a line, as JSON, in any order:
 *
 *     {"at":"2026-03-01T09:00:00.000Z","buyer":"<user id>","kind":"credit_order","id":"<order id>",
 *      "outcome":"acknowledged","details":{"orderNumber":"ORD-1772355600000","amount":1250000}}
 *
 * | kind           | id        | acknowledged: the client was told        | details                              |
 * |----------------|-----------|------------------------------------------|--------------------------------------|
 * | `register`     | user id   | you have an account                      |                                      |
 * | `payment_page` | order id  | here is your payment page                | `reference`                          |
 * | `credit_order` | order id  | your order is placed                     | `orderNumber`, `amount` (kobo)       |
 * | `card_payment` | reference | paid, by the provider's page             | `amount` (kobo)                      |
 * | `card_order`   | order id  | your payment became this order           | `reference`, `orderNumber`, `amount` |
 * | `card_refund`  | reference | your money comes back (`refund_pending`) |                                      |
 *
 * `refused` is a definite no; `unknown` is everything else: a broken connection, a timeout, a fault (5xx). Details are
 * needed only with `acknowledged`; each that is given is compared.
 */
export interface ClientRecord {
  at: string;
  buyer: string;
  kind: (typeof kinds)[number];
  id: string;
  outcome: 'acknowledged' | 'refused' | 'unknown';
  details?: { reference?: string | undefined; orderNumber?: string; amount?: number };
}

const kinds = ['register', 'payment_page', 'credit_order', 'card_payment', 'card_order', 'card_refund'] as const;
const outcomes = ['acknowledged', 'refused', 'unknown'];

/** @throws Error naming the first line that is none */
export function parseHistory(text: string): ClientRecord[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => {
      const record = parse(line);
      if (record === null) throw new Error(`Line ${number} is no record of a client's history.`);
      return record;
    });
}

export async function readHistory(file: string): Promise<ClientRecord[]> {
  return parseHistory(await readFile(file, 'utf8'));
}

function parse(line: string): ClientRecord | null {
  try {
    const record = JSON.parse(line) as ClientRecord;
    const { at, buyer, kind, id, outcome } = record;
    const texts = [at, buyer, id].every((text) => typeof text === 'string' && text !== '');
    return texts && kinds.includes(kind) && outcomes.includes(outcome) ? record : null;
  } catch {
    return null;
  }
}
