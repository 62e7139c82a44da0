-- The order by store credit as a person would write it in SQL: the same rows, locks and checks as the shop's, eight
-- statements in a transaction, each a round trip. Two products go into the cart first, as they do for the shop.
\set buyer :client_id + 1
\set one random(1, 5000)
\set two random(5001, 10000)
insert into cart_lines (id, user_id, product_id, product_name, quantity, selected_color, selected_size)
  select uuidv7(), b.id, p.id, p.name, 1, coalesce(p.colors[1], ''), coalesce(p.sizes[1], '')
  from bench_buyers b, bench_products n join products p on p.id = n.id
  where b.n = :buyer and n.n in (:one, :two);
select b.id as buyer_id, uuidv7() as checkout, 'CR-' || uuidv7() as reference, sum(p.effective_price)::bigint as subtotal,
    (sum(p.effective_price) / 10)::bigint as tax, sum(p.effective_price)::bigint + (sum(p.effective_price) / 10)::bigint as total
  from bench_buyers b join cart_lines l on l.user_id = b.id join products p on p.id = l.product_id
  where b.n = :buyer group by b.id \gset
begin;
update store_credits set balance = balance - :total, updated_at = now() where user_id = :buyer_id and balance >= :total;
with product as (
    select p.id from cart_lines l join products p on p.id = l.product_id
    where l.user_id = :buyer_id order by p.id for no key update of p
  ), locked as (
    select i.id, i.held, l.quantity from product
    join cart_lines l on l.user_id = :buyer_id and l.product_id = product.id
    join product_variants v on v.product_id = l.product_id and v.color = l.selected_color and v.size = l.selected_size
    join stock_items i on i.id = v.stock_item_id
    where i.stock - i.held >= l.quantity for no key update of i)
  update stock_items i set held = locked.held + locked.quantity from locked where i.id = locked.id;
with checkout as (
    insert into checkouts (id, buyer_id, method, state, request_hash, shipping_info, subtotal, shipping, tax, total,
      commission_basis_points, expires_at)
    values (:checkout, :buyer_id, 'credit', 'held', 'hash',
      '{"firstName": "Ada", "lastName": "Obi", "email": "ada@oja.example", "phone": "08012345678", "address": "12 Marina Road", "city": "Lagos", "state": "Lagos", "zipCode": "100001", "country": "Nigeria"}',
      :subtotal, 0, :tax, :total, 1000, now() + interval '15 minutes')
  ), payment as (
    insert into payments (reference, checkout_id, provider, amount, currency, state)
    values (:reference, :checkout, 'credit', :total, 'NGN', 'created')
  ), hold as (
    insert into stock_movements (id, stock_item_id, kind, d_stock, d_held, checkout_id)
    select uuidv7(), v.stock_item_id, 'hold', 0, quantity, cast(:checkout as uuid)
    from cart_lines l join product_variants v on v.product_id = l.product_id and v.color = l.selected_color and v.size = l.selected_size
    where l.user_id = :buyer_id
  )
  insert into checkout_lines (checkout_id, line, product_id, variant_id, stock_item_id, seller_id, name, price, quantity, picture,
    selected_color, selected_size)
  select cast(:checkout as uuid), row_number() over (order by l.id), p.id, v.id, v.stock_item_id, p.seller_id, p.name,
    p.effective_price, l.quantity, picture_of(p.images, l.selected_color), l.selected_color, l.selected_size
  from cart_lines l join products p on p.id = l.product_id
  join product_variants v on v.product_id = l.product_id and v.color = l.selected_color and v.size = l.selected_size
  where l.user_id = :buyer_id;
with sale as (
    insert into stock_movements (id, stock_item_id, kind, d_stock, d_held, checkout_id)
    select uuidv7(), stock_item_id, 'sale', -quantity, -quantity, checkout_id from checkout_lines where checkout_id = :checkout
  )
  update stock_items i set stock = i.stock - l.quantity, held = i.held - l.quantity
  from checkout_lines l where l.checkout_id = :checkout and i.id = l.stock_item_id;
with payment as (
    update payments set state = 'succeeded', disposition = 'order', settled_at = now(), provider_status = 'success',
      paid_amount = amount, paid_currency = currency, provider_fees = 0, updated_at = now()
    where reference = :reference
  )
  update checkouts set state = 'completed', completed_at = clock_timestamp(), completed_turn = nextval('checkout_turns'), updated_at = now() where id = :checkout;
with placed as (
    insert into orders (id, order_number, buyer_id, buyer_name, buyer_email, shipping_info, subtotal, shipping, tax, total,
      payment_method, payment_reference)
    select c.id, 'ORD-' || next_order_millisecond(), c.buyer_id, u.name, u.email, c.shipping_info, c.subtotal, c.shipping, c.tax,
      c.total, c.method, :reference
    from checkouts c join users u on u.id = c.buyer_id where c.id = :checkout
  ), seller as (
    insert into order_sellers (order_id, seller_id, items_total, commission, due_at)
    select checkout_id, seller_id, sum(price * quantity), sum(price * quantity) / 10, now() + interval '24 hours' from checkout_lines
    where checkout_id = :checkout group by checkout_id, seller_id
  ), item as (
    insert into order_items (order_id, line, product_id, variant_id, stock_item_id, sku, seller_id, name, price, quantity, picture,
      selected_color, selected_size)
    select l.checkout_id, l.line, l.product_id, l.variant_id, l.stock_item_id, p.sku, l.seller_id, l.name, l.price, l.quantity,
      l.picture, l.selected_color, l.selected_size
    from checkout_lines l join products p on p.id = l.product_id where l.checkout_id = :checkout
  )
  insert into order_status_history (id, order_id, status, updated_by, notes)
  values (uuidv7(), :checkout, 'pending', 'system', 'Order created');
with message as (
    insert into outbox (id, topic, dedupe, payload)
    values (uuidv7(), 'order.created', 'order:' || cast(:checkout as text), jsonb_build_object('orderId', cast(:checkout as text)))
  ), entry as (
    select 'seller_payable:' || seller_id as account, -(items_total - commission) as amount
    from order_sellers where order_id = :checkout
    union all select 'commission', -sum(commission) from order_sellers where order_id = :checkout
    union all select 'tax', -cast(:tax as bigint)
    union all select 'buyer_credit:' || cast(:buyer_id as text), cast(:total as bigint)
  )
  insert into ledger_entries (id, transaction_id, kind, account, amount, reference, order_id)
  select uuidv7(), cast(:checkout as uuid), 'order', account, amount, cast(:reference as text), cast(:checkout as uuid) from entry;
delete from cart_lines where user_id = :buyer_id;
end;
