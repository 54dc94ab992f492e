import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { AnswerSeal } from './answer-seal.js';

const LEASE_MS = 60_000;
const KEEP_MS = 24 * 3_600_000;
const MOST_LOOKS = 5;

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

/** The keys and their answers, in the schema of the service. */
@Injectable()
export class IdempotencyKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly seal: AnswerSeal,
  ) {}

  /** Takes a key that nobody used, or tells what became of the request that did. */
  async claim(request: KeyedRequest): Promise<Claimed> {
    for (let look = 0; look < MOST_LOOKS; look++) {
      const attempt = randomUUID();
      if (await this.#insert(request, attempt)) {
        return { kind: 'claimed', claim: { ...request, attempt } };
      }
      const row = await this.#find(request);
      // The first request may have given the key back in between.
      if (row) return this.#read(request, row);
    }
    return { kind: 'running' };
  }

  /** Stores the answer, unless somebody else holds the key by now. */
  async finish(claim: Claim, { status, headers, body }: Answer): Promise<void> {
    await this.dataSource.query(
      `update idempotency_key set status_code = $5, headers = $6, body = $7
       where owner = $1 and route = $2 and key = $3 and attempt = $4`,
      [...nameOf(claim), claim.attempt, status, headers, this.seal.seal(body, bindingOf(claim))],
    );
  }

  /** Gives the key back: the request may be tried again. */
  async release(claim: Claim): Promise<void> {
    await this.dataSource.query(
      `delete from idempotency_key
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
  async #insert(request: KeyedRequest, attempt: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `insert into idempotency_key as held
         (owner, route, key, fingerprint, attempt, lease_until, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (owner, route, key) do update
         set fingerprint = excluded.fingerprint, attempt = excluded.attempt,
             lease_until = excluded.lease_until, expires_at = excluded.expires_at,
             status_code = null, headers = null, body = null
         where held.expires_at <= $8 or (held.status_code is null and held.lease_until <= $8)
       returning 1`,
      [
        ...nameOf(request),
        request.fingerprint,
        attempt,
        this.#in(LEASE_MS),
        this.#in(KEEP_MS),
        this.clock.now(),
      ],
    );
    return rows.length === 1;
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

const bindingOf = (request: KeyedRequest) => JSON.stringify(nameOf(request));
