-- What the list of drafts shows is read without their forms, and the next SKU without those of before (decision 061).

alter table product_drafts
  -- What stood between the form and being published when it was kept; null: it was kept before this was written down.
  add column missing integer check (missing >= 0);

alter table sellers
  -- The highest number that a SKU of the store was made of, or typed with; null: nobody has asked for the next one yet.
  add column last_sku bigint check (last_sku >= 0);
