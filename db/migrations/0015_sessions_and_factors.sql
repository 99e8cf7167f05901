-- Sessions that people can tell apart, accounts that can be suspended, and a second step at sign-in.

alter table session
  -- What it was opened on, in words such as "Firefox on Windows". Nothing else is kept of the browser, nor the address.
  add column device text not null default '',
  -- When its person last proved who they are: by signing in, or because something asked them again.
  add column proved_at timestamptz;

-- Sessions end 180 days after they were opened, however often they are used; those that are there already as well.
update session
  set expires_at = least(expires_at, created_at + interval '4320 hours')
  where expires_at > created_at + interval '4320 hours';

alter table account
  add column suspended_at timestamptz,
  -- A code, never prose: what the administrator thought of a person is not for a database to keep.
  add column suspension_reason text,
  -- Whether sign-in asks for more than the first step. Kept with the factors, in the transactions that change them.
  add column has_second_factor boolean not null default false;

-- One authenticator app. Until it is confirmed by a code, it is asked of nobody.
create table totp_factor (
  account_id integer primary key references account (id) on delete cascade,
  -- Encrypted, for the account alone: moved to another row it opens nothing.
  sealed_secret bytea not null,
  -- The newest step that a code was taken of, so that no code works twice.
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  created_at timestamptz not null
);

-- Codes for whoever has lost their device. Used ones are gone.
create table recovery_code (
  id bigint generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null
);

create unique index recovery_code_hash_key on recovery_code (account_id, code_hash);

create table passkey (
  id bigint generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  credential_id text not null,
  public_key bytea not null,
  -- How often it has signed, where it counts. One that goes backwards is a copy.
  counter bigint not null default 0,
  transports jsonb not null default '[]',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create unique index passkey_credential_id_key on passkey (credential_id);
create index passkey_account_id_idx on passkey (account_id);

-- The first step of a sign-in is done, the second is waited for.
create table sign_in_ticket (
  id bigint generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  token_hash bytea not null,
  tries_left smallint not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create unique index sign_in_ticket_token_hash_key on sign_in_ticket (token_hash);
create index sign_in_ticket_account_id_idx on sign_in_ticket (account_id);
create index sign_in_ticket_expires_at_idx on sign_in_ticket (expires_at);

-- What a passkey was asked to sign. Each is used once, for the purpose and the account it was made for.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('registration', 'sign_in', 'second_factor', 'proof')),
  -- Null for a sign-in that begins with the passkey: whose it is, it says itself.
  account_id integer references account (id) on delete cascade,
  expires_at timestamptz not null
);

create index passkey_challenge_account_id_idx on passkey_challenge (account_id);
create index passkey_challenge_expires_at_idx on passkey_challenge (expires_at);
