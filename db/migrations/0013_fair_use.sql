-- What is meant for one person is not to be had by strangers, nor by the same person again and again.

-- Networks from which somebody has signed in. Their owner gets in from there while strangers guess at the password elsewhere.
create table known_network (
  account_id integer not null references account (id) on delete cascade,
  -- Keyed, of account and network: there are few enough networks to try them all against a plain hash.
  network_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (account_id, network_hash)
);

create index known_network_last_used_at_idx on known_network (last_used_at);

-- What is given away once, and to whom it was given. A row outlives its account, so that who deletes it and signs up again
-- gets nothing twice.
create table free_offer (
  offer text not null check (offer in ('signup_credits', 'trial')),
  -- Keyed, of a mailbox or of a card.
  taker_hash bytea not null,
  -- Null once the account is deleted.
  account_id integer references account (id) on delete set null,
  taken_at timestamptz not null,
  primary key (offer, taker_hash)
);

create index free_offer_account_id_idx on free_offer (account_id);
create index free_offer_left_idx on free_offer (taken_at) where account_id is null;

-- How many signed-in people like a design: anybody can make up visitors, so their likes are shown and move nothing.
alter table tattoo add column popularity integer not null default 0;

update tattoo set popularity = liked.people
from (select tattoo_id, count(*) as people from upvote where account_id is not null group by tattoo_id) as liked
where tattoo.id = liked.tattoo_id;

alter table tattoo_tag rename column upvotes to popularity;

update tattoo_tag set popularity = tattoo.popularity
from tattoo where tattoo.id = tattoo_tag.tattoo_id and tattoo_tag.popularity <> tattoo.popularity;

drop index tattoo_popular_idx;
drop index tattoo_gender_popular_idx;
drop index tattoo_placement_popular_idx;
drop index tattoo_gender_placement_popular_idx;

create index tattoo_popular_idx on tattoo (popularity desc, id desc) where is_public and hidden_at is null;
create index tattoo_gender_popular_idx on tattoo (gender, popularity desc, id desc) where is_public and hidden_at is null;
create index tattoo_placement_popular_idx on tattoo (placement, popularity desc, id desc) where is_public and hidden_at is null;
create index tattoo_gender_placement_popular_idx on tattoo (gender, placement, popularity desc, id desc) where is_public and hidden_at is null;
