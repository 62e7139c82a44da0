-- Who carries a parcel: its tracking number means something only there. Null where the seller named nobody.
alter table order_sellers add column courier text check (courier <> '');
