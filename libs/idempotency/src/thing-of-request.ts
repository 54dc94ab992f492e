import { newId } from '@skydeck/ids';
import { currentRequest } from '@skydeck/service';

/** The one thing that a request with an `Idempotency-Key` makes. */
export interface ThingOfRequest {
  /** What follows the prefix in its identifier; the same in each attempt at the request. */
  readonly ulid: string;
  /** Whether an attempt before this one may have made it, and not lived to say so. */
  readonly mayBeMade: boolean;
}

/**
 * The identifier for the one thing that the running request makes: a repetition of the request gets the same
 * one, so that what was made before a crash is found, and never made twice. Without an `Idempotency-Key` it is
 * a new one, as from `newId`.
 */
export function idOfThing(prefix: string, nowMs: number): string {
  const thing = currentRequest()?.thing;
  return thing ? `${prefix}_${thing.ulid}` : newId(prefix, nowMs);
}

/** What an earlier attempt at the running request made, as it is found by its identifier; else null. */
export async function madeBefore<Thing>(
  prefix: string,
  find: (id: string) => Promise<Thing | null>,
): Promise<Thing | null> {
  const id = idOfMadeThing(prefix);
  return id === undefined ? null : find(id);
}

/** Under which identifier an earlier attempt may have made the thing; undefined when this is the first. */
export function idOfMadeThing(prefix: string): string | undefined {
  const thing = currentRequest()?.thing;
  return thing?.mayBeMade ? `${prefix}_${thing.ulid}` : undefined;
}
