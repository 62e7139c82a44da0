-- What a store answers to a review of its goods (decision 068): one reply each, for everybody to read.

create table review_replies (
  review_id uuid primary key references reviews on delete cascade,
  seller_id uuid not null references sellers on delete cascade,
  text text not null check (char_length(text) between 1 and 1000 and btrim(text) <> ''),
  -- Null when the account is gone.
  written_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Two members do not overwrite each other unseen.
  version integer not null default 1 check (version >= 1)
);
create index review_replies_seller on review_replies (seller_id);
create index review_replies_written_by on review_replies (written_by) where written_by is not null;

-- What waits for a reply comes first at the desk.
alter table reviews add column replied boolean not null default false;
create index reviews_desk on reviews (seller_id, replied, created_at desc, id desc);
create index reviews_desk_stars on reviews (seller_id, rating, replied, created_at desc, id desc);

-- A reply is shown with its review, so that its review counts as written anew: answers that are kept by the version of their
-- rows see it.
create function review_replies_touch() returns trigger language plpgsql as $$
begin
  update reviews set replied = (tg_op <> 'DELETE') where id = coalesce(new.review_id, old.review_id);
  return null;
end $$;
create trigger review_replies_shown after insert or delete or update of text on review_replies
  for each row execute function review_replies_touch();
