-- What people leave with the shop without an account: newsletter subscriptions and messages.

create table newsletter_subscribers (
  id uuid primary key,
  -- Canonical, as for accounts.
  email text not null constraint newsletter_subscribers_email_unique unique,
  -- Stands in the links of its mails: whoever has it may confirm and unsubscribe, and nothing else.
  token text not null constraint newsletter_subscribers_token_unique unique check (length(token) >= 32),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- The newest mail that asked for a confirmation, so that nobody's mailbox can be flooded.
  asked_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create table contact_messages (
  id uuid primary key,
  -- Null for a visitor.
  user_id uuid references users on delete set null,
  name text not null check (name <> ''),
  email text not null,
  order_number text,
  topic text not null,
  message text not null check (message <> ''),
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc);
