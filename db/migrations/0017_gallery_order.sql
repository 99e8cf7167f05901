-- The gallery opens on the best of the recent, and shows the variations of one request as one card.

-- Whether it stands for its request in the gallery. Designs without a request stand for themselves.
alter table tattoo add column is_lead boolean not null default true;

-- What it is alike by: subjects, style and colour. Another of the same within some weeks is a near-twin.
alter table tattoo add column likeness text not null default '';

-- When it was made, in minutes since 2024, put back for what speaks against it: see standing.ts.
alter table tattoo add column standing integer not null default 0;

-- The order of the gallery. A like of somebody who is signed in makes a design younger, the first by some four days and each
-- further one by less, so that nothing has to be counted anew as time goes by.
alter table tattoo add column rank integer not null generated always as (
  standing + round(5760 * ln(1 + popularity::float8))::integer
) stored;

update tattoo set is_lead = false
from (
  select id, row_number() over (partition by generation_id order by (is_public and hidden_at is null) desc, popularity desc, id) as place
  from tattoo where generation_id is not null
) as variation
where tattoo.id = variation.id and variation.place > 1;

update tattoo set likeness =
  array_to_string(array(select distinct tag from unnest(tags) as tag order by tag), ' ') || '|' || style || '|' || color;

update tattoo set standing = floor(extract(epoch from created_at - '2024-01-01Z'::timestamptz) / 60)
  - 43200 * (alike.place - 1)
  - case when tags[1] = 'lettering' then 525600 else 0 end
from (
  select id, row_number() over (partition by likeness, date_trunc('month', created_at) order by is_lead desc, id) as place
  from tattoo
) as alike
where tattoo.id = alike.id;

-- Style, colour and a place on the body are looked for as words are.
drop index tattoo_search_idx;
alter table tattoo drop column search;
alter table tattoo add column search tsvector generated always as (
  to_tsvector('english'::regconfig, search_text)
  || array_to_tsvector(array['#' || (id >> 13)::text, '~style:' || style, '~color:' || color])
  || case when placement is null then ''::tsvector else array_to_tsvector(array['~placed']) end
) stored;

drop index tattoo_popular_idx;
drop index tattoo_gender_newest_idx;
drop index tattoo_gender_popular_idx;
drop index tattoo_placement_newest_idx;
drop index tattoo_placement_popular_idx;
drop index tattoo_gender_placement_newest_idx;
drop index tattoo_gender_placement_popular_idx;

create index tattoo_lead_newest_idx on tattoo (id desc) where is_public and hidden_at is null and is_lead;
create index tattoo_best_idx on tattoo (rank desc, id desc) where is_public and hidden_at is null and is_lead;
create index tattoo_popular_idx on tattoo (popularity desc, id desc) where is_public and hidden_at is null and is_lead;
create index tattoo_gender_newest_idx on tattoo (gender, id desc) where is_public and hidden_at is null and is_lead;
create index tattoo_gender_best_idx on tattoo (gender, rank desc, id desc) where is_public and hidden_at is null and is_lead;
create index tattoo_gender_popular_idx on tattoo (gender, popularity desc, id desc) where is_public and hidden_at is null and is_lead;
create index tattoo_placement_newest_idx on tattoo (placement, id desc) where is_public and hidden_at is null and is_lead;
create index tattoo_placement_best_idx on tattoo (placement, rank desc, id desc) where is_public and hidden_at is null and is_lead;
create index tattoo_placement_popular_idx on tattoo (placement, popularity desc, id desc) where is_public and hidden_at is null and is_lead;
create index tattoo_gender_placement_newest_idx on tattoo (gender, placement, id desc) where is_public and hidden_at is null and is_lead;
create index tattoo_gender_placement_best_idx on tattoo (gender, placement, rank desc, id desc) where is_public and hidden_at is null and is_lead;
create index tattoo_gender_placement_popular_idx on tattoo (gender, placement, popularity desc, id desc) where is_public and hidden_at is null and is_lead;
create index tattoo_likeness_idx on tattoo (likeness, id desc) where is_public and hidden_at is null and is_lead;
create index tattoo_search_idx on tattoo using gin (search) where is_public and hidden_at is null and is_lead;

-- The tags of those that stand for their request, by which tags are browsed and similar designs are found.
alter table tattoo_tag add column rank integer not null default 0;
delete from tattoo_tag using tattoo where tattoo.id = tattoo_tag.tattoo_id and not tattoo.is_lead;
update tattoo_tag set rank = tattoo.rank from tattoo where tattoo.id = tattoo_tag.tattoo_id;
alter table tattoo_tag alter column rank drop default;
create index tattoo_tag_best_idx on tattoo_tag (tag, rank desc, tattoo_id desc);
