-- Public designs that are no more. Whoever still follows a link to one is told so, and search engines forget it sooner.

create table gone_tattoo (
  id integer primary key
);

-- A trigger, since most designs that go do so with their owner's account and pass through no service.
create function remember_gone_tattoo() returns trigger language plpgsql as $$
  begin insert into gone_tattoo (id) values (old.id) on conflict do nothing; return null; end
$$;

create trigger tattoo_gone after delete on tattoo
  for each row when (old.is_public) execute function remember_gone_tattoo();
