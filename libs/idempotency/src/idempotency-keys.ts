import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { AnswerSeal } from './answer-seal.js';
import type { ThingOfRequest } from './thing-of-request.js';

const LEASE_MS = 60_000;
const KEEP_MS = 24 * 3_600_000;
const MOST_LOOKS = 5;
const NAME = 'key';
const SEED_BYTES = 32;

/** One request that named a key. */
export interface KeyedRequest {
  /** Who asks: nobody else ever sees the answer. */
  readonly owner: string;
  /** Method and pattern of the path. */
  readonly route: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** A key that this process holds while the request runs. */
export interface Claim extends KeyedRequest {
  readonly attempt: string;
  /** What the thing is called that the request makes, in each attempt at it. */
  readonly thing: ThingOfRequest;
}

/** An answer as it goes out. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is known about a key. */
export type Claimed =
  | { readonly kind: 'claimed'; readonly claim: Claim }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'running' }
  | { readonly kind: 'mismatch' };

interface Row {
  readonly fingerprint: string;
  readonly status_code: number | null;
  readonly headers: Record<string, string> | null;
  readonly body: Buffer | null;
}

/** What is kept of the thing that a request makes. */
interface KeptThing {
  readonly thing_ulid: string;
  readonly thing_seed: Buffer;
}

/** The keys and their answers, in the schema of the service. */
@Injectable()
export class IdempotencyKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly seal: AnswerSeal,
  ) {}

  /**
   * Takes a key that nobody used, or tells what became of the request that did.
   * @param attempt a new name for this request: after a failure the key may be held under it
   */
  async claim(request: KeyedRequest, attempt: string): Promise<Claimed> {
    for (let look = 0; look < MOST_LOOKS; look++) {
      const thing = await this.#insert(request, attempt);
      if (thing) return { kind: 'claimed', claim: { ...request, attempt, thing } };
      const row = await this.#find(request);
      // The first request may have given the key back in between.
      if (row) return this.#read(request, row);
    }
    return { kind: 'running' };
  }

  /** Stores the answer, unless somebody else holds the key by now. */
  async finish(claim: Claim, { status, headers, body }: Answer): Promise<void> {
    await this.dataSource.query(
      `update idempotency_key set status_code = $5, headers = $6, body = $7, thing_seed = null
       where owner = $1 and route = $2 and key = $3 and attempt = $4`,
      [...nameOf(claim), claim.attempt, status, headers, this.seal.seal(body, bindingOf(claim))],
    );
  }

  /**
   * Gives the key back: the request may be tried again. What it is called stays, as nobody knows what was
   * done before it failed.
   */
  async release(claim: Omit<Claim, 'thing'>): Promise<void> {
    await this.dataSource.query(
      `update idempotency_key set lease_until = 'epoch'
       where owner = $1 and route = $2 and key = $3 and attempt = $4 and status_code is null`,
      [...nameOf(claim), claim.attempt],
    );
  }

  /** Keeps the keys of requests that run for long from being taken over. */
  async renew(attempts: readonly string[]): Promise<void> {
    await this.dataSource.query(
      `update idempotency_key set lease_until = $2
       where attempt = any($1) and status_code is null`,
      [attempts, this.#in(LEASE_MS)],
    );
  }

  /** Deletes what expired. */
  async sweep(): Promise<void> {
    await this.dataSource.query('delete from idempotency_key where expires_at <= $1', [
      this.clock.now(),
    ]);
  }

  /** One statement, so that of any number of requests exactly one wins. */
  async #insert(request: KeyedRequest, attempt: string): Promise<ThingOfRequest | undefined> {
    const now = this.clock.now();
    const ulid = newId(NAME, now.getTime()).slice(NAME.length + 1);
    const owner = seedOwnerOf(request);
    const seed = this.seal.seal(randomBytes(SEED_BYTES), owner);
    const [row] = await this.dataSource.query<KeptThing[]>(
      `insert into idempotency_key as held
         (owner, route, key, fingerprint, attempt, lease_until, expires_at, thing_ulid,
          thing_seed)
       values ($1, $2, $3, $4, $5, $6, $7, $9, $10)
       on conflict (owner, route, key) do update
         set fingerprint = excluded.fingerprint, attempt = excluded.attempt,
             lease_until = excluded.lease_until, expires_at = excluded.expires_at,
             status_code = null, headers = null, body = null,
             thing_ulid = case
               when held.expires_at > $8 and held.fingerprint = excluded.fingerprint
               then coalesce(held.thing_ulid, excluded.thing_ulid) else excluded.thing_ulid end,
             thing_seed = case
               when held.expires_at > $8 and held.fingerprint = excluded.fingerprint
               then coalesce(held.thing_seed, excluded.thing_seed) else excluded.thing_seed end
         where held.expires_at <= $8 or (held.status_code is null and held.lease_until <= $8)
       returning thing_ulid, thing_seed`,
      [
        ...nameOf(request),
        request.fingerprint,
        attempt,
        this.#in(LEASE_MS),
        this.#in(KEEP_MS),
        now,
        ulid,
        seed,
      ],
    );
    if (!row) return undefined;
    const kept = this.seal.open(row.thing_seed, owner);
    return { ulid: row.thing_ulid, seed: kept, mayBeMade: row.thing_ulid !== ulid };
  }

  async #find(request: KeyedRequest): Promise<Row | undefined> {
    const [row] = await this.dataSource.query<Row[]>(
      `select fingerprint, status_code, headers, body from idempotency_key
       where owner = $1 and route = $2 and key = $3`,
      nameOf(request),
    );
    return row;
  }

  #read(request: KeyedRequest, { fingerprint, status_code, headers, body }: Row): Claimed {
    if (fingerprint !== request.fingerprint) return { kind: 'mismatch' };
    if (status_code === null || body === null) return { kind: 'running' };
    const text = this.seal.openText(body, bindingOf(request));
    return {
      kind: 'answered',
      answer: { status: status_code, headers: headers ?? {}, body: text },
    };
  }

  #in(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}

const nameOf = ({ owner, route, key }: KeyedRequest) => [owner, route, key];

const seedOwnerOf = (request: KeyedRequest) => `seed of ${bindingOf(request)}`;

const bindingOf = (request: KeyedRequest) => JSON.stringify(nameOf(request));
