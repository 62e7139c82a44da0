-- A product's reviews are read by their stars, too: each number of stars newest first, whichever numbers are asked for.
create index reviews_product_stars on reviews (product_id, rating, created_at desc, id desc);
