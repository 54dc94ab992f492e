import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ServiceClient, type Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { LocationSettings } from '../../../location-settings.js';
import type { StreamFilter } from '../stream-filter.js';
import { StreamErrors } from '../stream.errors.js';
import { StreamTokenEntity } from './stream-token.entity.js';

const FORM = /^(stk_[0-9a-z]{26})\.([A-Za-z0-9_-]{32})$/;
const SECRET_BYTES = 24;
const SWEEP_EVERY_MS = 10 * 60_000;

/** What a token is made for. */
export interface NewStreamToken {
  readonly tenant: Tenant;
  readonly actorId: string;
  readonly credential: string | null;
  readonly filter: StreamFilter;
  readonly ttlMs: number;
}

/** Rights to follow for a while, for those who cannot send a key, such as browsers. */
@Injectable()
export class StreamTokens extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auth: ServiceClient,
    private readonly settings: LocationSettings,
    private readonly clock: Clock,
  ) {
    const problem = 'Tokens that ended were not removed.';
    super({ name: 'Stream', problem, everyMs: SWEEP_EVERY_MS });
  }

  async issue({
    ttlMs,
    ...wanted
  }: NewStreamToken): Promise<{ row: StreamTokenEntity; token: string }> {
    const createdAt = this.clock.now();
    const id = newId('stk', createdAt.getTime());
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const expiresAt = new Date(createdAt.getTime() + ttlMs);
    const row = Object.assign(new StreamTokenEntity(), {
      id,
      ...wanted,
      tokenHash: hashed(secret),
      createdAt,
      expiresAt,
    });
    await this.dataSource.manager.insert(StreamTokenEntity, row);
    return { row, token: `${id}.${secret}` };
  }

  /** What a token is for. @throws `stream.token_invalid` */
  async redeem(token: string): Promise<StreamTokenEntity> {
    const [, id, secret] = FORM.exec(token) ?? [];
    const row =
      id === undefined ? null : await this.dataSource.manager.findOneBy(StreamTokenEntity, { id });
    const isGood = row !== null && timingSafeEqual(row.tokenHash, hashed(secret!));
    if (!isGood || row.expiresAt <= this.clock.now() || !(await this.#isAllowed(row))) {
      throw StreamErrors.token_invalid();
    }
    return row;
  }

  override sweep(): Promise<unknown> {
    return this.dataSource.manager.delete(StreamTokenEntity, {
      expiresAt: LessThanOrEqual(this.clock.now()),
    });
  }

  /** The key or session may be gone since. */
  async #isAllowed({ credential }: StreamTokenEntity): Promise<boolean> {
    const [, kind, value = ''] = /^(key|session):(.+)$/.exec(credential ?? '') ?? [];
    if (kind === undefined) return true;
    const body = kind === 'key' ? { sha256: value } : { session_id: value };
    const url = new URL(`/internal/v1/${kind}s/introspect`, this.settings.config.AUTH_INTERNAL_URL);
    return (await this.auth.call<{ active: boolean }>(url.href, { body })).active;
  }
}

const hashed = (secret: string): Buffer => createHash('sha256').update(secret).digest();
