/** The part of a service worker's surroundings that ours uses. The compiler's own names for it do not go with those of a page. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface MessageToWorker extends LifeEvent {
  readonly data: unknown
}

export interface FetchEvent extends LifeEvent {
  readonly request: Request
  /** Present for pages where the browser has asked before we were awake. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
