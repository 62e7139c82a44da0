-- What a picture was sent for: goods and logos are square, a banner is two to one and has files of other widths.

alter table pictures add column kind text not null default 'square' check (kind in ('square', 'banner'));
