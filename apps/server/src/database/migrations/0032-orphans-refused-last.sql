-- The question about an orphan that was refused last: an answer to an earlier one says nothing of that. 'refused_since' is
-- the first of them, since when it is a matter.
alter table orphan_payments add column refused_asked_at timestamptz;
update orphan_payments set refused_asked_at = refused_since;
