import { RECIPIENT_SHOWN_DAYS } from '@oja/domain/orders/recipient';
import { sql } from 'kysely';

/**
 * Whether a store may still know who ordered the parcel `part` of the order `o`: for sixty days after its delivery, or
 * since nothing of it is sent, and while the order names somebody.
 */
export const isBuyerKnown = sql<boolean>`(o.buyer_email <> ''
  and coalesce(coalesce(part.delivered_at, part.cancelled_at) > now() - make_interval(days => ${sql.lit(RECIPIENT_SHOWN_DAYS)}), true))`;

/**
 * Name, phone and address that the parcel `part` goes to: once it is accepted, while something of it is to be sent or was, and
 * while its buyer is known; else null. Where all of it was cancelled nobody rides there: name and place say enough.
 */
export const shownRecipient = sql`case when part.status <> 'pending' and part.cancelled_at is null and ${isBuyerKnown}
  then o.shipping_info - 'email' end`;

/** What is said of a buyer in any list: names without a phone, and the place, of which a state remains. */
export const shownBuyer = sql`case when ${isBuyerKnown}
  then jsonb_build_object('firstName', o.shipping_info -> 'firstName', 'lastName', left(o.shipping_info ->> 'lastName', 20),
    'city', o.shipping_info -> 'city', 'state', o.shipping_info -> 'state')
  else jsonb_build_object('firstName', '', 'lastName', '', 'city', '', 'state', o.shipping_info -> 'state') end`;
