-- Who searched for what, for a day (decision 057). `who` is a digest of a network address under a key of the day, of which
-- one half lies here and the other with the servers. When the day is over all of it goes; what stays, in `find_searched`, is
-- by how many a text was searched for, of texts that at least five people searched for on one day.
create table find_searchers (
  day date,
  form text collate "C",
  who text collate "C",
  shown text not null,
  primary key (day, form, who)
);
create table find_searcher_keys (day date primary key, key text not null);

-- What was counted before may be fewer.
delete from find_searched where people < 5;
alter table find_searched drop constraint find_searched_people_check, add check (people >= 5);
