-- As in 0005, but with the look at the orders in a statement of its own, after the lock. Within one statement the snapshot
-- is older than the lock, and could miss the order of whoever had let go of the same number in between.
create or replace function next_order_millisecond() returns double precision language plpgsql as $$
declare
  candidate bigint := floor(extract(epoch from clock_timestamp()) * 1000);
begin
  loop
    if pg_try_advisory_xact_lock(candidate) then
      if not exists (select from orders where order_number = 'ORD-' || candidate) then
        return candidate;
      end if;
    end if;
    candidate := candidate + 1;
  end loop;
end $$;
