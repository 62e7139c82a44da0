/** What the boot script began before the app was there. */
export interface Started {
  /** By address. */
  requests: Map<string, Promise<Response>>;
  /** Fetches the styles of everything beyond Home, which the document does not hold; once, or again after a failure. */
  fetchStyles(): Promise<void>;
  /** Has the browser fetch the chunks of a page, by its folder, all at once. */
  preloadChunks(folder: string): void;
  /** Hears of each failure of a part that is worth a new document. */
  partFailed(part: unknown, error: unknown): void;
  /** Stops the boot script from answering to address changes: the app is there. */
  handOver(): void;
}

declare global {
  interface Window {
    oja?: Started;
  }
}

/** Takes over a request that the boot script began; each can be taken once. */
export function takeStarted(address: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined;
  const request = window.oja?.requests.get(address);
  window.oja?.requests.delete(address);
  return request;
}

/** Somebody else is here than when the boot script asked: what it was answered, or refused, is not for them. */
export function forgetStarted(): void {
  window.oja?.requests.clear();
}
