-- People's own photos, what was read off them, and designs laid on them.

create table body_photo (
  id integer generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  -- The upload it came with: trainings are started with one.
  upload_key text not null,
  -- Holds the photo and every picture made of it, so that all of it goes at once.
  file_folder text not null,
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  -- waiting: somebody has to look before it is used.
  review text not null check (review in ('clear', 'waiting')),
  -- What a training found. Null until then, and where it could make nothing of the photo.
  reading jsonb,
  created_at timestamptz not null,
  -- Null while its file is on the way into the store; a row that stays so was left by a crash.
  stored_at timestamptz,
  deletes_at timestamptz not null
);

create unique index body_photo_file_folder_key on body_photo (file_folder);
create index body_photo_account_id_idx on body_photo (account_id, id);
create index body_photo_deletes_at_idx on body_photo (deletes_at);
create index body_photo_waiting_idx on body_photo (id) where review = 'waiting';

-- What people are shown of photos that are gone. Nothing of the photos themselves is in it.
create table photo_deletion (
  id integer generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  photos integer not null check (photos > 0),
  reason text not null check (reason in ('asked', 'expired', 'review')),
  created_at timestamptz not null
);

create index photo_deletion_account_id_idx on photo_deletion (account_id, id desc);

create table body_profile (
  id integer generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  trigger_word text not null,
  photo_ids integer[] not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'ready', 'failed')),
  photos_read integer not null default 0,
  -- Of the photos that cannot be used: which, and why.
  retakes jsonb not null default '[]',
  -- The training at the hosted trainer, and the model that came of it.
  remote_id text,
  model_version text,
  failure_code text,
  failure_message text,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state in ('ready', 'failed')) = (ended_at is not null))
);

create index body_profile_account_id_idx on body_profile (account_id, id desc);
-- One at a time: a second start finds the first.
create unique index body_profile_open_key on body_profile (account_id) where state in ('queued', 'running');
create index body_profile_remote_idx on body_profile (id) where state = 'running' and remote_id is not null;

create table body_rendering (
  id integer generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  photo_id integer not null references body_photo (id) on delete cascade,
  tattoo_id integer references tattoo (id) on delete set null,
  generation_id bigint references generation (id) on delete set null,
  -- In the photo's folder.
  file_key text not null,
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  placement jsonb not null,
  -- Only the hash of a link's token is kept.
  share_hash bytea,
  share_expires_at timestamptz,
  created_at timestamptz not null,
  check ((share_hash is null) = (share_expires_at is null))
);

create unique index body_rendering_file_key_key on body_rendering (file_key);
create index body_rendering_account_id_idx on body_rendering (account_id, id desc);
create index body_rendering_photo_id_idx on body_rendering (photo_id);
create index body_rendering_tattoo_id_idx on body_rendering (tattoo_id);
create index body_rendering_generation_id_idx on body_rendering (generation_id);
create unique index body_rendering_share_hash_key on body_rendering (share_hash);
