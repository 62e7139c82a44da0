-- What fails of an import is tried ever more rarely, and put aside after so many times: until then a job met it each second, for ever.

alter table imports
  add column tries integer not null default 0 check (tries >= 0),
  add column tried_at timestamptz;
