-- Credits: dated lots, and an append-only ledger of everything that ever happened to them.

-- What was granted at once and expires at once. `remaining_credits` is what may still be held; the ledger's entries of a lot
-- always add up to it.
create table credit_lot (
  id bigint generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  source text not null check (source in ('signup', 'subscription', 'topup', 'admin', 'returned')),
  granted_credits integer not null check (granted_credits > 0),
  remaining_credits integer not null check (remaining_credits between 0 and granted_credits),
  -- Whatever caused the grant: the same cause never grants twice.
  key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create unique index credit_lot_key_key on credit_lot (key);
create index credit_lot_spendable_idx on credit_lot (account_id, expires_at, id) where remaining_credits > 0;

-- Credits set aside for work that is not delivered yet. Ends once: settled or released. A deduction is one that was settled
-- when it was made.
create table credit_hold (
  id bigint generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  amount_credits integer not null check (amount_credits > 0),
  state text not null default 'held' check (state in ('held', 'settled', 'released')),
  -- Names the work: the same work is never held for twice.
  key text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'held') = (ended_at is null))
);

create unique index credit_hold_key_key on credit_hold (key);
create index credit_hold_account_id_idx on credit_hold (account_id);

create table credit_entry (
  id bigint generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  lot_id bigint not null references credit_lot (id) on delete cascade,
  hold_id bigint references credit_hold (id) on delete cascade,
  kind text not null check (kind in ('grant', 'hold', 'settle', 'release', 'deduct', 'expire')),
  -- What the lot gained or lost; a settle changes nothing, for the credits left it when they were held.
  amount_credits integer not null,
  note text not null default '',
  created_at timestamptz not null,
  check (
    case kind
      when 'grant' then amount_credits > 0
      when 'release' then amount_credits > 0
      when 'settle' then amount_credits = 0
      else amount_credits < 0
    end
  )
);

create index credit_entry_account_id_idx on credit_entry (account_id, id desc);
create index credit_entry_lot_id_idx on credit_entry (lot_id);
-- Each step of a hold touches each of its lots once, however often it is tried.
create unique index credit_entry_hold_step_key on credit_entry (hold_id, lot_id, kind);

-- What has happened, has happened. Rows leave only with their account.
create function refuse_change() returns trigger language plpgsql as $$
  begin raise exception '% is append-only', tg_table_name; end
$$;

create trigger credit_entry_append_only before update on credit_entry
  for each row execute function refuse_change();

-- Deep inside another trigger, a deletion is the account's own, which takes its rows along.
create trigger credit_entry_kept before delete on credit_entry
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();
