import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/** Units of a form as it is kept; null where they are written otherwise than in figures and commas alone. */
const unitsOf = (text: string) => sql`(select case when digits ~ '^[0-9]{1,9}$' then digits::integer end
  from (select replace(btrim(${sql.raw(text)}), ',', '') as digits) typed)`;

/** What files have brought that goes into the shop at once. */
const brought = sql`
  import_products p left join products g on g.id = p.product_id
    cross join lateral (select case when (p.form ->> 'countedEach')::boolean
      -- What one of them says otherwise than in figures makes it unknown how many they are.
      then (select case when bool_and(each.units is not null) then sum(each.units) end
        from jsonb_array_elements(p.form -> 'variants') variant
          cross join lateral (select ${unitsOf(`variant ->> 'count'`)} as units) each
        where (variant ->> 'offered')::boolean)
      else ${unitsOf(`p.form ->> 'count'`)} end as units) said
    cross join lateral (select coalesce(sum(m.d_stock), 0) as units from stock_items i
      join stock_movements m on m.stock_item_id = i.id and m.kind = 'initial'
      -- What was published anew since may have other shelves.
      where i.product_id = g.id and g.edit_version = p.version) opened
  where p.is_new and p.goes_to = 'shop'`;

/** What the movements come to of items that a file has opened, and that are not there any more. */
const gone = sql`(
  select m.stock_item_id as item, sum(m.d_stock) as units
  from imports f join stock_movements o on o.source = 'import:' || f.id
    join stock_movements m on m.stock_item_id = o.stock_item_id
  where not exists (select from stock_items i where i.id = o.stock_item_id) group by m.stock_item_id) gone`;

/** A count that a change of many products, or a file, has made and taken back. */
const counted = sql`
  goods_change_rows r
    left join stock_movements made on made.stock_item_id = r.stock_item_id and made.source = 'change:' || r.change_id
    left join stock_movements back on back.stock_item_id = r.stock_item_id and back.source = 'undo:' || r.change_id
    cross join lateral (select (r.after ->> 'count')::integer - (r.before ->> 'count')::integer as units) told
  where r.what = 'count'`;

/** What files and changes of many products bring and move is what they say, once, and goes when they are taken back. */
export const importInvariants: readonly Invariant[] = [
  {
    id: 'I46',
    says: 'a product that a file has brought is there, with the units of its rows, until it is taken back',
    looks: [
      among(brought, sql`p.import_id || ' ' || p.place`, {
        'was stored, and is not there': sql`p.outcome = 'stored' and g.id is null`,
        'was taken back, and is there': sql`p.outcome = 'undone' and g.id is not null`,
        'was refused, and is there': sql`p.outcome = 'refused' and g.id is not null`,
        'is there, and waits to be stored': sql`p.outcome = 'planned' and g.id is not null`,
        'is of another store than its file': sql`g.seller_id <> p.seller_id`,
        'opened with other units than its rows say': sql`g.edit_version = p.version and opened.units <> said.units`,
      }),
    ],
  },
  {
    id: 'I46',
    says: 'what a file has opened and is gone, of a product or of a colour and size, has left no units behind',
    looks: [among(gone, sql`gone.item`, { 'has left units behind': sql`gone.units <> 0` })],
  },
  {
    id: 'I46',
    says: 'an import that has come to its end has nothing left to do, and one that was not stored has done nothing',
    looks: [
      among(sql`imports m`, sql`m.id`, {
        'is stored, and a product of it waits': sql`m.state = 'stored' and ${hasProduct('planned')}`,
        'is stored, and a price or count of it waits': sql`m.state = 'stored' and ${hasRow('planned')}`,
        'is undone, and a product of it is as it was stored': sql`m.state = 'undone' and ${hasProduct('stored')}`,
        'is undone, and a price or count of it is as it was made': sql`m.state = 'undone' and ${hasRow('made')}`,
        'was not stored, and a product of it was': sql`m.stored_at is null and ${hasProduct('stored')}`,
        'was not stored, and a price or count of it was made': sql`m.stored_at is null and ${hasRow('made')}`,
      }),
    ],
  },
  {
    id: 'I46',
    says: 'a count of many, or of a file, moves what it says once, and once back when it is undone',
    looks: [
      among(counted, sql`r.change_id || ' ' || r.row`, {
        'was made, and moved nothing': sql`r.outcome in ('made', 'undone', 'not-undone') and made.id is null`,
        'moved other units than it says': sql`made.d_stock <> told.units`,
        'was not made, and moved units': sql`r.outcome in ('planned', 'refused') and made.id is not null`,
        'was undone, and moved nothing back': sql`r.outcome = 'undone' and back.id is null`,
        'was not undone, and moved units back': sql`r.outcome <> 'undone' and back.id is not null`,
        'moved other units back than it says': sql`back.d_stock <> -told.units`,
      }),
    ],
  },
];

function hasProduct(outcome: string) {
  return sql`exists (select from import_products p where p.import_id = m.id and p.outcome = ${outcome})`;
}

function hasRow(outcome: string) {
  return sql`exists (select from goods_change_rows r where r.change_id = m.id and r.outcome = ${outcome})`;
}
