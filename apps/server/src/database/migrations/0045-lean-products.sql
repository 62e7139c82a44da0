-- What finding does with tables of its own (decision 055) needs no more of the products: a purchase writes a product four
-- times, and where the new row has no room beside the old one, each index is written, too.

drop trigger products_search_text on products;
drop function products_fill_search_text();
-- It rewrote that text; the words that finding knows are made anew by a job.
drop trigger categories_renamed on categories;
drop function categories_refill_search_text();
-- With it goes its index.
alter table products drop column search_text;

-- Lists are read of find_products. Those that stay: a category's most popular are looked at for the version of a product's
-- page; goods of a subcategory are given other words when it is renamed; those of a store stand under its SKUs.
drop index products_newest, products_category_newest, products_seller_newest, products_popular, products_category_price,
  products_discounted, products_store_newest, products_store_price, products_store_name;

-- Room beside each row for what a purchase writes. Rows of before are given it as they are written.
alter table products set (fillfactor = 80);
