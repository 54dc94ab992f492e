import { AsyncLocalStorage } from 'node:async_hooks';

/** What background work remembers of the request that asked for it. */
export interface JobScope {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<JobScope>();

/** Runs background work on behalf of a request. */
export function withJobScope<Result>(scope: JobScope | undefined, work: () => Result): Result {
  return scope ? storage.run(scope, work) : work();
}

/** The request that the running background work was asked for by; undefined elsewhere. */
export function jobScope(): JobScope | undefined {
  return storage.getStore();
}
