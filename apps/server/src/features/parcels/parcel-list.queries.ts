import type { Picture } from '@oja/contract/common';
import type { DeskTab } from '@oja/contract/desks/desk-orders';
import type { SellerStatus } from '@oja/domain/orders/order-status';
import { MOST_PARCELS_COUNTED } from '@oja/domain/orders/parcel-count';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { parcelText } from '../orders/orders.questions.ts';
import { type StandingRow, standing } from './shown-parcels.queries.ts';

interface Tab {
  /** Without any, all parcels belong to it. */
  statuses?: readonly SellerStatus[];
  /** What waits is shown by its time, the rest newest first. */
  by: 'due_at' | 'placed_at';
  isLate?: true;
  isCancelled?: true;
}

const tabs: Record<DeskTab, Tab> = {
  new: { statuses: ['pending'], by: 'due_at' },
  'to-pack': { statuses: ['approved'], by: 'due_at' },
  late: { statuses: ['pending', 'approved'], by: 'due_at', isLate: true },
  'on-the-way': { statuses: ['shipped'], by: 'placed_at' },
  delivered: { statuses: ['delivered'], by: 'placed_at' },
  cancelled: { by: 'placed_at', isCancelled: true },
  all: { by: 'placed_at' },
};

/** Where a page ends: microseconds since 1970 by which it is ordered, and an id. */
export interface Place {
  time: string;
  id: string;
}

export interface ParcelListRow extends StandingRow {
  /** Microseconds, by which the list is ordered. */
  time: string;
  goods: string;
  /** What was chosen of it. */
  choice: string;
  units: number;
  /** Of its lines that have one, in their order. */
  pictures: Picture[];
}

type Found = RawBuilder<{ order_id: string; at: Date }>;

/** What a parcel of a tab is beside its status: what waits is due, and what is cancelled waits for nothing. */
function inTab(tab: DeskTab, status: SellerStatus | undefined): RawBuilder<unknown> {
  const { isLate, isCancelled } = tabs[tab];
  if (isCancelled) return sql`and cancelled_at is not null`;
  if (isLate) return sql`and due_at < now()`;
  const waits = tab !== 'all' && (status === 'pending' || status === 'approved');
  return waits ? sql`and due_at is not null` : sql``;
}

/** One question for each status of a tab: each is read in order from its index, and no further than is asked for. */
function foundInTab(sellerId: SellerId, tab: DeskTab, { after, most }: { after: Place | null; most: number }): Found[] {
  const { statuses, by } = tabs[tab];
  const ofStatus = (status?: SellerStatus): Found => sql`
    (select order_id, ${sql.ref(by)} as at from order_sellers
    where seller_id = ${sellerId}${status ? sql` and status = ${status}` : sql``}
      ${inTab(tab, status)} ${isAfter(by, after)}
    order by ${inOrder(by, sql.ref(by), sql`order_id`)} limit ${most})`;
  return statuses?.map(ofStatus) ?? [ofStatus()];
}

/** A tab's parcels in its order, after that place. */
export async function findParcels(
  db: Db,
  sellerId: SellerId,
  { tab, ...page }: { tab: DeskTab; after: Place | null; most: number },
): Promise<ParcelListRow[]> {
  return readPage(db, sellerId, { found: foundInTab(sellerId, tab, page), by: tabs[tab].by, most: page.most });
}

/** The newest are looked through first: what most parcels hold is found among them, and an index would read all of the rest. */
const MOST_LOOKED_THROUGH = 1000;

interface Search {
  tab: DeskTab;
  words: readonly string[];
  /** Those of the words that an index knows, the longest first. Without any, the newest parcels alone are looked through. */
  indexed: readonly string[];
  after: Place | null;
  most: number;
}

/**
 * A tab's parcels in which each word stands, newest first. Accepted ones are found by their buyers, too; the others by
 * their numbers and goods alone.
 */
export async function searchParcels(db: Db, sellerId: SellerId, asked: Search): Promise<ParcelListRow[]> {
  const { indexed, most } = asked;
  const among = (accepted: Found) => {
    const found = foundIn(tabs[asked.tab], accepted, foundWaiting(sellerId, asked));
    return readPage(db, sellerId, { found, by: 'placed_at', most });
  };
  const newest = await among(foundNewest(sellerId, asked));
  if (indexed.length === 0 || (await isWhole(db, sellerId, asked, newest[most - 1]))) return newest;
  return among(foundByIndex(sellerId, asked));
}

/**
 * Whether no older parcel belongs to a page of the newest: it is full, and ends with none that waits for longer than the
 * accepted ones reach that were looked through.
 */
async function isWhole(db: Db, sellerId: SellerId, asked: Search, last: ParcelListRow | undefined): Promise<boolean> {
  if (last?.status !== 'pending') return last !== undefined;
  const { rows } = await sql`
    select from (
      select placed_at, order_id from order_sellers
      where ${within(sellerId, asked, acceptedOf(asked))} ${newestFirst} offset ${MOST_LOOKED_THROUGH - 1} limit 1) reached
    where (placed_at, order_id) > ${placeIn({ time: last.time, id: last.orderId })}
  `.execute(db);
  return rows.length === 0;
}

/** What a tab has of accepted parcels, and of those that wait to be. */
function foundIn({ statuses }: Tab, accepted: Found, waiting: Found): Found[] {
  if (statuses === undefined) return [accepted, waiting];
  return [
    ...(statuses.some((status) => status !== 'pending') ? [accepted] : []),
    ...(statuses.includes('pending') ? [waiting] : []),
  ];
}

/** Parcels of a store in a tab, of that status where it has several. */
function within(sellerId: SellerId, { tab, after }: Search, status: SellerStatus | undefined): RawBuilder<unknown> {
  return sql`seller_id = ${sellerId} ${status ? sql`and status = ${status}` : sql``}
    ${inTab(tab, status)} ${isAfter('placed_at', after)}`;
}
const newestFirst = sql`order by placed_at desc, order_id desc`;

/** A tab has one status of accepted parcels, or all. */
const acceptedOf = ({ tab }: Search) => tabs[tab].statuses?.find((status) => status !== 'pending');

const foundNewest = (sellerId: SellerId, asked: Search): Found => sql`
  (select order_id, placed_at as at from (
      select order_id, placed_at, search_text from order_sellers
      where ${within(sellerId, asked, acceptedOf(asked))} ${newestFirst} limit ${MOST_LOOKED_THROUGH}) newest
    where ${holdsEach(asked.words, sql`search_text`)} ${newestFirst} limit ${asked.most})`;

/** Of more words an index is not asked: a plan for any store would go through all parcels of this one instead. */
const MOST_ASKED_OF_INDEX = 5;

/** The index is asked as often whatever was typed, fewer words again: each statement's text is planned and kept. */
const foundByIndex = (sellerId: SellerId, asked: Search): Found => {
  const words = Array.from({ length: MOST_ASKED_OF_INDEX }, (_, n) => asked.indexed[n] ?? asked.indexed[0] ?? '');
  const hold = words.map((word) => sql`search_text like (select ${containing(word)})`);
  return sql`
    (select order_id, placed_at as at from (
        select order_id, placed_at, search_text from order_sellers
        where ${within(sellerId, asked, acceptedOf(asked))} and ${sql.join(hold, sql` and `)} offset 0) held
      where ${holdsEach(asked.words, sql`search_text`)} ${newestFirst} limit ${asked.most})`;
};

/** Their texts are made of what they hold: few wait. Of more than a thousand the newest are looked through. */
const foundWaiting = (sellerId: SellerId, asked: Search): Found => sql`
  (select part.order_id, part.placed_at as at from (
      select order_id, seller_id, placed_at from order_sellers
      where ${within(sellerId, asked, 'pending')} ${newestFirst} limit ${MOST_LOOKED_THROUGH}) part
    cross join lateral (
      select ${parcelText('nobody')} as search_text from orders o where o.id = part.order_id offset 0) text
    where ${holdsEach(asked.words, sql`text.search_text`)})`;

/** The patterns are made once, in a question of their own, and not for each row; one text for any number of words. */
const holdsEach = (words: readonly string[], text: RawBuilder<unknown>) =>
  sql`${text} like all ((select array_agg(${containing(sql`word`)}) from unnest(${words}::text[]) word)::text[])`;

const inOrder = (by: Tab['by'], at: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  by === 'due_at' ? sql`${at}, ${id}` : sql`${at} desc, ${id} desc`;

function isAfter(by: Tab['by'], after: Place | null): RawBuilder<unknown> {
  if (after === null) return sql``;
  return sql`and (${sql.ref(by)}, order_id) ${by === 'due_at' ? sql`>` : sql`<`} ${placeIn(after)}`;
}

const placeIn = ({ time, id }: Place) =>
  sql`(to_timestamp(0) + ${time}::bigint * interval '1 microsecond', ${id}::uuid)`;

/** The first of what was found, with all that is shown of each: one by one, by their keys. */
async function readPage(
  db: Db,
  sellerId: SellerId,
  { found, by, most }: { found: readonly Found[]; by: Tab['by']; most: number },
): Promise<ParcelListRow[]> {
  const { rows } = await sql<ParcelListRow>`
    with page as (
      select order_id, at from (${sql.join(found, sql` union all `)}) found
      order by ${inOrder(by, sql`at`, sql`order_id`)} limit ${most})
    select ${standing}, (extract(epoch from page.at) * 1000000)::bigint::text as time, goods.*
    from page
    cross join lateral (
      select * from order_sellers where order_id = page.order_id and seller_id = ${sellerId} offset 0) part
    cross join lateral (select * from orders where id = part.order_id offset 0) o
    cross join lateral (
      select (array_agg(i.name order by i.line))[1] as goods,
        (array_agg(concat_ws(', ', nullif(i.selected_color, ''), nullif(i.selected_size, '')) order by i.line))[1] as choice,
        sum(i.quantity - case when part.cancelled_at is null then i.cancelled else 0 end)::integer as units,
        coalesce(jsonb_agg(i.picture order by i.line) filter (where i.picture is not null), '[]') as pictures
      from order_items i where i.order_id = part.order_id and i.seller_id = ${sellerId}) goods
    order by ${inOrder(by, sql`page.at`, sql`page.order_id`)}
  `.execute(db);
  return rows;
}

/** How many parcels a tab has. */
export async function countParcels(db: Db, sellerId: SellerId, tab: DeskTab): Promise<number> {
  const most = MOST_PARCELS_COUNTED + 1;
  const found = foundInTab(sellerId, tab, { after: null, most });
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from (${sql.join(found, sql` union all `)}) found limit ${most}) counted
  `.execute(db);
  return rows[0]?.count ?? 0;
}
