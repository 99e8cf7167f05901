-- Requests for designs, and the designs that came of them.

-- A request is its own place in the queue: fairness between people is a question to this table.
create table generation (
  id bigint generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  -- The client's own key: the same one asked again gets the first answer.
  request_key text not null,
  -- What was asked, checked: everything that is needed to draw it again.
  request jsonb not null,
  variations smallint not null check (variations between 1 and 4),
  hold_id bigint not null references credit_hold (id) on delete cascade,
  -- 0 for the free plan; higher ones go first.
  priority smallint not null default 0,
  -- How many of the person's requests may be drawn at once.
  concurrency_limit smallint not null default 1 check (concurrency_limit > 0),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  stage text check (stage in ('reading', 'sketching', 'inking', 'finishing')),
  -- Unguessable part of the names of its files.
  file_stem text not null,
  attempts smallint not null default 0,
  -- Who works on it proves to be alive by moving this on; past it, anybody may take over.
  lease_until timestamptz,
  -- From the first start on, by when it must be delivered.
  deadline_at timestamptz,
  failure_code text,
  failure_message text,
  -- What was asked and is not in the picture, and what a person should know of a symbol.
  remarks jsonb not null default '{}',
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  check ((state in ('done', 'failed', 'cancelled')) = (ended_at is not null)),
  check ((state = 'running') = (lease_until is not null))
);

create unique index generation_request_key_key on generation (account_id, request_key);
create index generation_account_id_idx on generation (account_id, id desc);
create index generation_open_idx on generation (account_id, id) where state in ('queued', 'running');

create table tattoo (
  id integer generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  generation_id bigint references generation (id) on delete set null,
  -- The public name of the picture, and the folder its files are in.
  filename text not null,
  file_folder text not null,
  content text not null default '',
  prompt text not null,
  style text not null,
  color text not null,
  skin_tone text not null,
  gender text not null,
  placement text,
  -- Which provider made it, and what that needs to make it again.
  provider text not null,
  recipe jsonb not null,
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  webp_widths integer[] not null,
  avif_widths integer[] not null,
  preview_data_uri text not null,
  alt_text text,
  meta_description text,
  meaning text,
  tags text[] not null default '{}',
  is_public boolean not null default true,
  upvotes integer not null default 0 check (upvotes >= 0),
  downvotes integer not null default 0 check (downvotes >= 0),
  remixed_from_id integer references tattoo (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index tattoo_filename_key on tattoo (filename);
create index tattoo_account_id_idx on tattoo (account_id, id desc);
create index tattoo_generation_id_idx on tattoo (generation_id);
create index tattoo_remixed_from_id_idx on tattoo (remixed_from_id);

create table favorite (
  account_id integer not null references account (id) on delete cascade,
  tattoo_id integer not null references tattoo (id) on delete cascade,
  created_at timestamptz not null,
  primary key (account_id, tattoo_id)
);

create index favorite_tattoo_id_idx on favorite (tattoo_id);

-- Keys that the processes share and nobody configures: they sign the addresses of private pictures.
create table signing_key (
  name text primary key,
  secret bytea not null,
  created_at timestamptz not null
);
