-- Goods that were photographed with pixels enough have one more file, for where their page shows them large (decision 081). Of
-- what was sent in before there is none.

alter table pictures add column widest integer check (widest > 640);
