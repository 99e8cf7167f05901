-- What was made of people's photos at a hosted trainer goes when the photos go, or when something newer has taken its place.

-- Those of the photos that were sent there. Null where nothing was, and for trainings older than this.
alter table body_profile add column remote_photo_ids integer[];

create index body_profile_trained_idx on body_profile (id) where remote_id is not null and ended_at is not null;

-- Trainings, and the models they made, that are still to be deleted there. A row stays until they are gone.
create table training_to_forget (
  remote_id text primary key,
  model_version text,
  -- How many it was trained on, for the record.
  photos integer not null,
  -- Whose record it is: nobody's once the account is gone.
  account_id integer references account (id) on delete set null,
  tried_at timestamptz
);

create index training_to_forget_account_id_idx on training_to_forget (account_id);

-- A trigger, since profiles go with their owner's account and pass through no service.
create function remember_training_to_forget() returns trigger language plpgsql as $$
  begin insert into training_to_forget (remote_id, model_version, photos)
    values (old.remote_id, old.model_version, cardinality(old.photo_ids)) on conflict do nothing; return null; end
$$;

create trigger body_profile_gone after delete on body_profile
  for each row when (old.remote_id is not null) execute function remember_training_to_forget();

alter table photo_deletion drop constraint photo_deletion_reason_check;
alter table photo_deletion add constraint photo_deletion_reason_check
  check (reason in ('asked', 'expired', 'review', 'model'));
