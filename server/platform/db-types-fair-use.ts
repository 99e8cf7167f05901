export interface KnownNetworkTable {
  account_id: number
  network_hash: Uint8Array
  last_used_at: Date
}

export interface FreeOfferTable {
  offer: 'signup_credits' | 'trial'
  taker_hash: Uint8Array
  account_id: number | null
  taken_at: Date
}
