-- What an ID token of Google answers to: asked for by one browser, good for some minutes, used up by the first token that carries
-- it. Only a hash of it, made together with the asking browser's own secret, is kept.
create table google_nonce (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);

create index google_nonce_expires_at_idx on google_nonce (expires_at);

-- Set where a password was printed at a terminal or told otherwise: until it is changed, the account can do nothing else.
alter table account add column must_change_password boolean not null default false;
