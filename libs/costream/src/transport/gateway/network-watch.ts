interface NetworkInformation extends EventTarget {
  readonly type?: string;
}

/** Whether the browser knows of a network at all. */
export const isOnline = (): boolean => globalThis.navigator?.onLine ?? true;

/** Calls when the machine gets, loses or changes its network. @returns how to stop */
export function onNetworkChange(changed: () => void): () => void {
  if (typeof globalThis.addEventListener !== 'function') return () => {};
  const stop = new AbortController();
  const own = () => changed();
  const { connection } = navigator as { connection?: NetworkInformation };
  globalThis.addEventListener('online', own, { signal: stop.signal });
  globalThis.addEventListener('offline', own, { signal: stop.signal });
  connection?.addEventListener('change', own, { signal: stop.signal });
  return () => stop.abort();
}
