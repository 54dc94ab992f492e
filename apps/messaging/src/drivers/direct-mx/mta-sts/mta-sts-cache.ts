import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { laterBy } from '../../../messages/later-by.js';
import type { TransportPolicy } from './transport-policies.js';

/** A policy as it was fetched. */
export interface FetchedPolicy extends TransportPolicy {
  /** What the record in DNS called it. */
  readonly policyId: string;
  /** Seconds that it holds. */
  readonly maxAgeS: number;
}

/** A policy that still holds. */
export interface KnownPolicy extends TransportPolicy {
  readonly policyId: string;
  readonly fetchedAt: Date;
  readonly expiresAt: Date;
}

/** Keeps policies for all processes, for as long as they hold. */
@Injectable()
export class MtaStsCache {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The policy of a domain that is known and has not ended. */
  async get(domain: string): Promise<KnownPolicy | null> {
    const [row] = await this.dataSource.query<KnownPolicy[]>(GET, [domain, this.clock.now()]);
    return row ?? null;
  }

  /** Keeps what a domain publishes now in the place of what it did. */
  async put(domain: string, { policyId, mode, mx, maxAgeS }: FetchedPolicy): Promise<void> {
    const now = this.clock.now();
    const expiresAt = laterBy(now, maxAgeS * 1000);
    await this.dataSource.query(PUT, [domain, policyId, mode, mx, now, expiresAt]);
    await this.dataSource.query('delete from mta_sts_policy where expires_at < $1', [now]);
  }
}

const GET = `
  select policy_id as "policyId", mode, mx, fetched_at as "fetchedAt", expires_at as "expiresAt"
  from mta_sts_policy where domain = $1 and expires_at > $2`;

const PUT = `
  insert into mta_sts_policy (domain, policy_id, mode, mx, fetched_at, expires_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (domain) do update set
    policy_id = excluded.policy_id, mode = excluded.mode, mx = excluded.mx,
    fetched_at = excluded.fetched_at, expires_at = excluded.expires_at
  where mta_sts_policy.fetched_at <= excluded.fetched_at`;
