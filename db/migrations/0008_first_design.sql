-- The free design that a visitor may have drawn once a day, until they sign up and keep it, or it expires.

create table first_design (
  id bigint generated always as identity primary key,
  -- Keyed hashes, for counting only: nothing that leads back to a browser or an address.
  browser_hash bytea not null,
  address_hash bytea not null,
  state text not null check (state in ('drawing', 'ready', 'claimed')),
  -- Unguessable part of the names of its files.
  file_stem text not null,
  -- Proof of the browser it was drawn for. Only the hash is kept.
  claim_hash bytea,
  -- What the design will be made from; gone as soon as it is somebody's.
  design jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state = 'ready') = (claim_hash is not null)),
  check ((state = 'ready') = (design is not null))
);

create unique index first_design_file_stem_key on first_design (file_stem);
create unique index first_design_claim_hash_key on first_design (claim_hash);
create index first_design_browser_hash_idx on first_design (browser_hash);
create index first_design_address_hash_idx on first_design (address_hash);
create index first_design_expires_at_idx on first_design (expires_at);
