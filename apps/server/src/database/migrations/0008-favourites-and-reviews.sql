-- Favourites of accounts, and what writing reviews needs.

create table favourites (
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index favourites_latest on favourites (user_id, created_at desc, product_id);
-- For the deletion of a product.
create index favourites_product on favourites (product_id);

-- For the deletion of an account: the reviews stay, without the name of who wrote them.
create index reviews_user on reviews (user_id);

create function reviews_forget_writer() returns trigger language plpgsql as $$
begin
  new.user_name := 'Anonymous';
  return new;
end $$;
create trigger reviews_writer_gone before update of user_id on reviews
  for each row when (old.user_id is not null and new.user_id is null) execute function reviews_forget_writer();
