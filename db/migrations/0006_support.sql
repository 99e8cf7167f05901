-- What people write to support, and what they were answered.

create table contact_message (
  id integer generated always as identity primary key,
  -- Null for visitors. Whoever deletes their account takes their messages along.
  account_id integer references account (id) on delete cascade,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamptz not null,
  -- Null where it was closed without one.
  answer text,
  closed_at timestamptz,
  check (answer is null or closed_at is not null)
);

create index contact_message_open_idx on contact_message (id desc) where closed_at is null;
create index contact_message_account_id_idx on contact_message (account_id);
create index contact_message_created_at_idx on contact_message (created_at);
