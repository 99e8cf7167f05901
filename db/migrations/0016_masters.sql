-- A design is kept as it was delivered, and so is every change of it.

-- Which engine drew the master that lies beside the pictures. 0: the picture itself is the master, as with hosted models.
-- Null: drawn before masters were kept; a job makes them.
alter table tattoo add column master_engine integer;
update tattoo set master_engine = 0 where provider <> 'ink';
create index tattoo_without_master_idx on tattoo (id) where master_engine is null;

-- The number of the version that is shown.
alter table tattoo add column version smallint not null default 1;

-- Only designs that were changed have rows here, their first form among them.
create table tattoo_version (
  tattoo_id integer not null references tattoo (id) on delete cascade,
  number smallint not null check (number > 0),
  change text not null,
  filename text not null,
  file_folder text not null,
  style text not null,
  color text not null,
  width_px integer not null,
  height_px integer not null,
  webp_widths integer[] not null,
  avif_widths integer[] not null,
  preview_data_uri text not null,
  alt_text text,
  meta_description text,
  master_engine integer not null,
  created_at timestamptz not null,
  primary key (tattoo_id, number)
);

create unique index tattoo_version_filename_key on tattoo_version (filename);
