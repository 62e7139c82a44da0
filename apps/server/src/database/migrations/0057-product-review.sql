-- Products that the operator looks at before they are sold (decision 069): what waits, what was decided, and what is warned of.

alter table shop_policy
  -- What goes to the operator in place of into the shop: nothing, what is published first, or changes of products, too.
  add column product_review text not null default 'off' check (product_review in ('off', 'new', 'new_and_edits')),
  -- Words that a product is not sold with; it is warned of them.
  add column forbidden_words text[] not null
    default '{replica,counterfeit,first copy,fake,pistol,ammunition,taser,codeine,tramadol,rohypnol,cannabis,ivory,pangolin}',
  -- Brands whose seller shows where the goods come from; it is warned of them.
  add column protected_brands text[] not null default '{Adidas,Apple,Chanel,Dior,Gucci,Hermès,Louis Vuitton,Nike,Prada,Rolex}';

alter table product_drafts
  add column state text not null default 'open' check (state in ('open', 'in_review', 'returned')),
  add column submitted_at timestamptz,
  add column submitted_by uuid references users on delete set null,
  -- Why the operator returned it: words of the table in the domain, and a sentence.
  add column reasons text[] not null default '{}',
  add column note text not null default '',
  add constraint product_drafts_submitted check ((state = 'in_review') = (submitted_at is not null)),
  add constraint product_drafts_returned check ((state = 'returned') = (cardinality(reasons) > 0));
-- What waits for the operator, the longest first.
create index product_drafts_queue on product_drafts (submitted_at, id) where state = 'in_review';
-- Whoever deletes an account finds what it submitted.
create index product_drafts_submitted_by on product_drafts (submitted_by) where submitted_by is not null;

-- What the operator decided. Publishing ends a draft; this stays.
create table draft_decisions (
  id uuid primary key,
  -- Of the draft, which is that of its product.
  draft_id uuid not null,
  seller_id uuid not null references sellers on delete cascade,
  decision text not null check (decision in ('approved', 'returned')),
  -- The draft that was seen, and since when it had waited.
  version integer not null,
  submitted_at timestamptz not null,
  -- The row of a new product's draft that was approved: a decision that is undone puts it back.
  draft jsonb,
  reasons text[] not null default '{}',
  note text not null default '',
  -- Whose mails leave once it cannot be undone any more.
  told uuid[] not null default '{}',
  -- Who decided, as in the audit log.
  decided_by uuid not null,
  decided_at timestamptz not null default now(),
  undone_at timestamptz,
  constraint draft_decisions_reasons check ((decision = 'returned') = (cardinality(reasons) > 0))
);
create index draft_decisions_draft on draft_decisions (draft_id, decided_at desc);
-- How many of a store's were approved, and how many returned.
create index draft_decisions_seller on draft_decisions (seller_id, decision) where undone_at is null;

-- Which stores have sent in the same photograph.
create index pictures_source_digest on pictures (source_digest) where source_digest is not null;
