-- When the prices opened by themselves for somebody: once for an account, whichever browser it is used in.
alter table account add column pricing_shown_at timestamptz;
-- Whoever has been here for longer than a day has seen the designer.
update account set pricing_shown_at = created_at where created_at < now() - interval '1 day';
