const resting = new WeakSet<object>();

/** Says that this process puts jobs into the queues of a store and takes none out. */
export function rest<Store extends object>(store: Store): Store {
  resting.add(store);
  return store;
}

/** Whether another process takes the jobs out of the queues of a store. */
export function rests(store: unknown): boolean {
  return typeof store === 'object' && store !== null && resting.has(store);
}
