-- What the administrator did, and what is counted of the product's use.

create table audit_log (
  id bigint generated always as identity primary key,
  -- Numbers without a reference: what was done stays known when whoever did it, or what it was done to, is gone.
  actor_id integer not null,
  act text not null,
  target_kind text not null,
  target_id text not null,
  -- Numbers and codes, never what people wrote.
  details jsonb not null default '{}',
  created_at timestamptz not null
);

create trigger audit_log_append_only before update on audit_log
  for each row execute function refuse_change();

create trigger audit_log_kept before delete on audit_log
  for each row execute function refuse_change();

-- How often something happened on a day. The names and labels come from closed lists and the sources of a day are limited,
-- so that the rows of a day are, too.
create table daily_count (
  day date not null,
  name text not null,
  -- What it is told apart by: the tier, the style, the rule.
  label text not null default '',
  -- Which campaign it came by.
  source text not null default '',
  count integer not null default 1 check (count > 0),
  primary key (day, name, label, source)
);

-- Single events, of nobody in particular, so many of a day at most. Gone after 30 days.
create table product_event (
  id bigint generated always as identity primary key,
  name text not null,
  data jsonb not null,
  source text not null default '',
  created_at timestamptz not null
);

create index product_event_created_at_idx on product_event (created_at);

-- Which jobs failed on a day, by the kind of error. The words of an error may name somebody; those are in the log alone.
create table job_failure (
  day date not null,
  job text not null,
  error text not null,
  count integer not null default 1 check (count > 0),
  last_job_id text not null,
  last_at timestamptz not null,
  primary key (day, job, error)
);

create index job_failure_last_at_idx on job_failure (last_at desc);

-- People are looked up by how their address or name begins.
create index account_email_prefix_idx on account (lower(email) text_pattern_ops);
create index account_username_prefix_idx on account (lower(username) text_pattern_ops);

-- The figures of a day are read from the rows of that day.
create index account_created_at_idx on account (created_at);
create index generation_ended_idx on generation (state, ended_at desc) where ended_at is not null;
create index credit_hold_settled_idx on credit_hold (ended_at) where state = 'settled';
create index payment_paid_idx on payment (created_at) where status = 'paid';
