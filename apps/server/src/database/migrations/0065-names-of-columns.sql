-- A file of a trader's own says its columns in words of its own (decision 072): what each is, is guessed, and then said by a person.

alter table imports
  -- Of the file, and what each of its columns is; '' for one that is left out. Empty for imports from before.
  add column headings text[] not null default '{}',
  add column named text[] not null default '{}',
  -- Some texts of each, by which a person knows it.
  add column samples jsonb not null default '[]' check (jsonb_typeof(samples) = 'array'),
  -- A person has said so: it holds for the next file of the store with the same headings.
  add column is_named boolean not null default false,
  -- Lines that are no product and no error, in words: titles above the headings, sums below.
  add column left_out text[] not null default '{}',
  add constraint imports_named check (cardinality(named) = cardinality(headings));

-- The texts of a row by the headings, as they were read; null for imports from before.
alter table import_rows add column read text[];
-- Where the shop has filed it, and what it said before: what was guessed is nothing that the trader has said.
alter table import_rows add column filing jsonb;
