-- The public gallery: what can be browsed, searched, liked and reported.

-- Likeness of words, for those who mistype.
create extension if not exists pg_trgm;

-- A design is public when its owner lets it be seen and no administrator has hidden it.
alter table tattoo add column hidden_at timestamptz;

-- Prompt, tags, style and placement as the product wrote them down for the search.
alter table tattoo add column search_text text not null default '';

update tattoo
set search_text = concat_ws(' ', prompt, replace(array_to_string(tags, ' '), '-', ' '), style, placement);

-- Its words, and which 8,192 designs it stands among: a search asks for the newest of those first, so that a word in
-- thousands of designs costs no more than the page it fills.
alter table tattoo add column search tsvector generated always as (
  to_tsvector('english'::regconfig, search_text) || array_to_tsvector(array['#' || (id >> 13)::text])
) stored;

create index tattoo_newest_idx on tattoo (id desc) where is_public and hidden_at is null;
create index tattoo_popular_idx on tattoo (upvotes desc, id desc) where is_public and hidden_at is null;
create index tattoo_gender_newest_idx on tattoo (gender, id desc) where is_public and hidden_at is null;
create index tattoo_gender_popular_idx on tattoo (gender, upvotes desc, id desc) where is_public and hidden_at is null;
create index tattoo_placement_newest_idx on tattoo (placement, id desc) where is_public and hidden_at is null;
create index tattoo_placement_popular_idx on tattoo (placement, upvotes desc, id desc) where is_public and hidden_at is null;
create index tattoo_gender_placement_newest_idx on tattoo (gender, placement, id desc) where is_public and hidden_at is null;
create index tattoo_gender_placement_popular_idx on tattoo (gender, placement, upvotes desc, id desc) where is_public and hidden_at is null;
create index tattoo_search_idx on tattoo using gin (search) where is_public and hidden_at is null;

-- The tags of public designs, one row each, so that a tag is browsed by an index as the whole gallery is.
create table tattoo_tag (
  tag text not null,
  tattoo_id integer not null references tattoo (id) on delete cascade,
  upvotes integer not null,
  primary key (tag, tattoo_id)
);

create index tattoo_tag_popular_idx on tattoo_tag (tag, upvotes desc, tattoo_id desc);
create index tattoo_tag_tattoo_id_idx on tattoo_tag (tattoo_id);

insert into tattoo_tag (tag, tattoo_id, upvotes)
select distinct tag, tattoo.id, tattoo.upvotes
from tattoo, unnest(tattoo.tags) as tag
where tattoo.is_public;

-- How common a tag is, and a word. Counted now and then, not with each design: a row that every design of a rose
-- had to update would make them wait for each other.
create table tag_use (
  tag text primary key,
  uses integer not null default 1
);

insert into tag_use (tag, uses)
select tag, count(*) from tattoo_tag group by tag;

create table search_word (
  word text primary key,
  uses integer not null default 1
);

create index search_word_likeness_idx on search_word using gin (word gin_trgm_ops);
create index search_word_shape_idx on search_word (left(word, 1), length(word), uses desc);

insert into search_word (word, uses)
select word, count(*)
from tattoo, regexp_split_to_table(lower(search_text), '[^[:alnum:]]+') as word
where length(word) between 2 and 40
group by word;

-- One like each. Visitors are known by a random name that their browser made; only its hash is kept.
create table upvote (
  tattoo_id integer not null references tattoo (id) on delete cascade,
  voter bytea not null,
  -- Null for visitors.
  account_id integer references account (id) on delete cascade,
  created_at timestamptz not null,
  primary key (tattoo_id, voter)
);

create index upvote_account_id_idx on upvote (account_id);

create index favorite_newest_idx on favorite (account_id, created_at desc, tattoo_id desc);

create table report (
  id bigint generated always as identity primary key,
  tattoo_id integer not null references tattoo (id) on delete cascade,
  reporter bytea not null,
  -- Null for visitors.
  account_id integer references account (id) on delete cascade,
  reason text not null,
  note text not null default '',
  created_at timestamptz not null,
  -- When the administrator hid the design, or found nothing wrong with it.
  handled_at timestamptz
);

create unique index report_once_key on report (tattoo_id, reporter);
create index report_open_idx on report (id desc) where handled_at is null;
create index report_account_id_idx on report (account_id);

-- Which designs of the first gallery have been drawn. A row outlives its design: what is deleted is not drawn again.
create table gallery_recipe (
  key text primary key,
  -- Whoever draws it has until then; past it, anybody may.
  lease_until timestamptz not null,
  drawn_at timestamptz
);

-- What a design's prompt means, as the embedding model sees it: a byte for each axis. Made when it is first compared.
create table tattoo_vector (
  tattoo_id integer primary key references tattoo (id) on delete cascade,
  vector bytea not null
);
