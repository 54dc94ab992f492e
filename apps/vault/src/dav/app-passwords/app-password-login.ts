import { Refusals } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppPasswordEntity } from './app-password.entity.js';
import { hashOfSecret, isSameHash } from './app-password-secret.js';

/** How old the time of the last use may be. */
const USE_IS_NOTED_AFTER_MS = 60_000;
const BASIC = /^basic\s+([A-Za-z0-9+/=]{1,1024})$/i;

/** Finds the app password of a request. */
@Injectable()
export class AppPasswordLogin {
  constructor(
    private readonly dataSource: DataSource,
    private readonly refusals: Refusals,
    private readonly clock: Clock,
  ) {}

  /**
   * The password that a request names by Basic authentication, whatever name it is given with; null
   * when it names none. Addresses that guess are refused for a while.
   * @throws `rate_limited`
   */
  async find(header: string | undefined, address: string): Promise<AppPasswordEntity | null> {
    const hash = secretHashOf(header);
    if (hash === undefined) return null;
    this.refusals.check(address);
    const row =
      hash && (await this.dataSource.manager.findOneBy(AppPasswordEntity, { secretHash: hash }));
    if (!row || !isSameHash(row.secretHash, hash)) {
      await this.refusals.count(address);
      return null;
    }
    await this.#note(row);
    return row;
  }

  async #note({ id, lastUsedAt }: AppPasswordEntity): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - USE_IS_NOTED_AFTER_MS);
    if (lastUsedAt && lastUsedAt > before) return;
    await this.dataSource.query(
      `update app_password set last_used_at = $2
       where id = $1 and (last_used_at is null or last_used_at <= $3)`,
      [id, now, before],
    );
  }
}

/** Undefined without a password, null when what is given can be none. */
function secretHashOf(header: string | undefined): Buffer | null | undefined {
  if (header === undefined) return undefined;
  const [, basic] = BASIC.exec(header) ?? [];
  if (basic === undefined) return null;
  const text = Buffer.from(basic, 'base64').toString('utf8');
  return hashOfSecret(text.slice(text.indexOf(':') + 1));
}
