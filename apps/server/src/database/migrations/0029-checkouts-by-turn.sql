-- What a buyer opened between two turns: the address that was given later than the page that was paid.
create index checkouts_opened on checkouts (buyer_id, opened_turn);
