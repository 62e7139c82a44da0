-- The checks of 0052 against the products of before: while they are read, goods are looked at and bought.

alter table products
  validate constraint products_status_check,
  validate constraint products_taken_down_from_check,
  validate constraint products_taken_down;

-- What the operator looks through. Last, because what writes a product waits for it.
create index products_taken_down_newest on products (taken_down_at desc, id desc) where status = 'taken_down';
