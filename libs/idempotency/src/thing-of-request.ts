import { hkdfSync, randomBytes } from 'node:crypto';
import { ApiError } from '@skydeck/errors';
import { newId } from '@skydeck/ids';
import { currentRequest } from '@skydeck/service';

/** The one thing that a request with an `Idempotency-Key` makes. */
export interface ThingOfRequest {
  /** What follows the prefix in its identifier; the same in each attempt at the request. */
  readonly ulid: string;
  /** What its secrets are made of; kept, sealed, until the answer is. */
  readonly seed: Buffer;
  /** Whether an attempt before this one may have made it, and not lived to say so. */
  readonly mayBeMade: boolean;
}

/** What was given out already: work that a request left running must not get it again. */
const given = new WeakMap<ThingOfRequest, Set<string>>();

/**
 * The identifier for the one thing of a kind that the running request makes: a repetition of the request gets the
 * same one, so that what was made before a crash is found, and never made twice. Without an `Idempotency-Key`,
 * and for a second thing of the kind, it is a new one, as from `newId`.
 */
export function idOfThing(prefix: string, nowMs: number): string {
  const thing = takenOnce(`id ${prefix}`);
  return thing ? `${prefix}_${thing.ulid}` : newId(prefix, nowMs);
}

/**
 * Random bytes for a secret that is shown once: a repetition of the running request gets the same ones, so that it
 * can show the secret of what was made before a crash. Without an `Idempotency-Key` they are new.
 * @param purpose tells the secrets of one request apart
 */
export function secretOfThing(purpose: string, bytes: number): Buffer {
  const thing = takenOnce(`secret ${purpose}`);
  return thing
    ? Buffer.from(hkdfSync('sha256', thing.seed, '', purpose, bytes))
    : randomBytes(bytes);
}

/**
 * What an earlier attempt at the running request made, as it is found by its identifier; else null.
 * @param find may also throw that there is none
 */
export async function madeBefore<Thing>(
  prefix: string,
  find: (id: string) => Promise<Thing | null>,
): Promise<Thing | null> {
  const id = idOfMadeThing(prefix);
  if (id === undefined) return null;
  try {
    return await find(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Under which identifier an earlier attempt may have made the thing; undefined when this is the first. */
export function idOfMadeThing(prefix: string): string | undefined {
  const thing = currentRequest()?.thing;
  return thing?.mayBeMade ? `${prefix}_${thing.ulid}` : undefined;
}

function takenOnce(what: string): ThingOfRequest | undefined {
  const thing = currentRequest()?.thing;
  if (!thing) return undefined;
  const taken = given.get(thing) ?? new Set();
  given.set(thing, taken);
  if (taken.has(what)) return undefined;
  taken.add(what);
  return thing;
}
