-- Plans and payments. Stripe is the truth; these rows are what it last told us, and what came of it here.

-- Until when the account's plan holds. Null where nobody set an end, as with a plan that the operator gave.
alter table account add column subscription_ends_at timestamptz;

-- Whether new designs start private, while the plan has private designs.
alter table account add column is_private_by_default boolean not null default true;

-- How many credits of a lot are to be taken back because its payment was, and how many have been so far. Credits that were
-- spent or held then are taken when they come back.
alter table credit_lot add column reclaim_credits integer not null default 0 check (reclaim_credits between 0 and granted_credits);
alter table credit_lot add column reclaimed_credits integer not null default 0 check (reclaimed_credits between 0 and reclaim_credits);

create index credit_lot_reclaim_idx on credit_lot (account_id) where reclaim_credits > reclaimed_credits;

-- Numbers the readings of Stripe in the order in which they began: a row never goes back to what an earlier reading saw.
create sequence billing_reading_seq;

-- Who somebody is at Stripe.
create table billing_customer (
  customer_id text primary key,
  -- Whose customer: the sandbox, the test mode and the live mode of Stripe do not know each other's.
  mode text not null check (mode in ('live', 'test', 'sandbox')),
  -- Null once the account is deleted: what Stripe still tells of its customer then concerns nobody.
  account_id integer references account (id) on delete set null,
  created_at timestamptz not null
);

create unique index billing_customer_account_id_key on billing_customer (account_id, mode);

create table subscription (
  -- Stripe's id, as in the tables below.
  id text primary key,
  account_id integer not null references account (id) on delete cascade,
  customer_id text not null references billing_customer (customer_id),
  state text not null check (state in ('incomplete', 'trialing', 'active', 'past_due', 'canceled')),
  -- What the next cycle will be charged for; what is paid for already, the payments say.
  next_plan smallint not null,
  -- What has to be named to change the plan.
  item_id text not null,
  is_canceling boolean not null,
  trial_ends_at timestamptz,
  ended_at timestamptz,
  reading bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index subscription_account_id_idx on subscription (account_id, created_at desc, id);
create index subscription_customer_id_idx on subscription (customer_id);

-- An invoice of a subscription, or a checkout that was paid once.
create table payment (
  id text primary key,
  account_id integer not null references account (id) on delete cascade,
  subscription_id text references subscription (id) on delete cascade,
  -- By what a refund or a dispute names it. Null where nothing was charged.
  payment_intent_id text,
  -- Which plan it pays for, and until when. Null for a top-up.
  plan smallint,
  cycle_ends_at timestamptz,
  status text not null check (status in ('open', 'paid', 'failed')),
  amount_cents integer not null check (amount_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  is_disputed boolean not null default false,
  -- What it brings when it is paid, and the key of those credits.
  credits integer not null,
  lot_key text not null,
  number text not null default '',
  description text not null,
  url text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((subscription_id is null) = (plan is null)),
  check ((plan is null) = (cycle_ends_at is null))
);

create index payment_account_id_idx on payment (account_id, created_at desc, id);
create index payment_payment_intent_id_idx on payment (payment_intent_id);
create index payment_subscription_id_idx on payment (subscription_id, cycle_ends_at desc);

create table checkout (
  id bigint generated always as identity primary key,
  session_id text not null,
  account_id integer not null references account (id) on delete cascade,
  product text not null,
  kind text not null check (kind in ('plan', 'topup')),
  state text not null check (state in ('open', 'processing', 'arrived', 'failed')),
  url text not null,
  granted_credits integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the page closes by itself.
  expires_at timestamptz not null
);

create unique index checkout_session_id_key on checkout (session_id);
create index checkout_account_id_idx on checkout (account_id, id desc);
-- Two pages open at once would end in two subscriptions.
create unique index checkout_open_plan_key on checkout (account_id) where kind = 'plan' and state = 'open';

-- What Stripe has told us that something happened to. Each is worked once; one that failed is worked again when it is told again.
create table payment_event (
  id text primary key,
  type text not null,
  object_id text not null,
  received_at timestamptz not null,
  handled_at timestamptz
);

create index payment_event_received_at_idx on payment_event (received_at);
