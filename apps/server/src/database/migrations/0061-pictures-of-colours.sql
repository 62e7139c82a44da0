-- A picture of a product may say which of its colours it shows ('choice'): a cart, a checkout and an order show what was chosen.

create function picture_of(images jsonb, color text) returns jsonb
  language sql stable parallel safe
  return coalesce(
    jsonb_path_query_first(images, '$[*] ? (@.choice == $color)', jsonb_build_object('color', color)),
    images -> 0);
