-- Counts up whenever anything of a refund changes but when it is looked at next: whoever read it before knows that it has
-- moved on. Last among the triggers by its name, because others fill in columns.
alter table refunds add column version bigint not null default 0;

create function count_refund_version() returns trigger language plpgsql as $$
declare passed_over constant text[] := '{next_check_at,updated_at,version}';
begin
  new.version := old.version + (to_jsonb(new) - passed_over is distinct from to_jsonb(old) - passed_over)::integer;
  return new;
end $$;

create trigger zz_version before update on refunds for each row execute function count_refund_version();
