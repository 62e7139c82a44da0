-- What an operator trusts is in the shop without having been looked at (decision 069).

alter table sellers add column trusted boolean not null default false;
