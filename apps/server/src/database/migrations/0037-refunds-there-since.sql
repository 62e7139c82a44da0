-- Since when the refund that we know at the provider may have been there: when its first POST was made. Null: at any time,
-- because others made it. What was told before tells of another.
alter table refunds add column there_since timestamptz;
update refunds set there_since = created_at where posts > 0;
