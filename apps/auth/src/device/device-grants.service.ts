import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { hashOf } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { DataSource, Repository } from 'typeorm';
import { DeviceGrantEntity, type DeviceGrantStatus } from './device-grant.entity.js';
import { DeviceErrors } from './device.errors.js';
import { OAuthError } from './oauth-error.js';
import { makeUserCode, readUserCode } from './user-code.js';

const LIFE_MS = 600_000;
const INTERVAL_S = 5;
/** A network may bring two questions a little closer together than they were asked. */
const TOLERANCE_S = 1;
const CODE_BYTES = 32;

interface Polled {
  readonly status: DeviceGrantStatus;
  readonly expires_at: Date;
  readonly is_too_fast: boolean;
}

/**
 * Devices that sign in through a person's browser.
 * @see https://www.rfc-editor.org/rfc/rfc8628
 */
@Injectable()
export class DeviceGrantsService {
  constructor(
    @InjectRepository(DeviceGrantEntity) private readonly grants: Repository<DeviceGrantEntity>,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Begins: a secret for the device and a short code for the person. */
  async begin(clientId: string): Promise<{ grant: DeviceGrantEntity; deviceCode: string }> {
    const now = this.clock.now();
    await this.dataSource.query(`delete from device_grant where expires_at < $1`, [
      new Date(now.getTime() - LIFE_MS),
    ]);
    const deviceCode = randomBytes(CODE_BYTES).toString('base64url');
    const grant: DeviceGrantEntity = {
      id: newId('dev'),
      deviceCodeSha256: hashOf(deviceCode),
      userCode: makeUserCode(),
      clientId,
      status: 'pending',
      accountId: null,
      intervalS: INTERVAL_S,
      lastPolledAt: null,
      expiresAt: new Date(now.getTime() + LIFE_MS),
      createdAt: now,
    };
    await this.grants.insert(grant);
    return { grant, deviceCode };
  }

  /** The account that approved the device; given once. Throws what RFC 8628 section 3.5 names. */
  async redeem(deviceCode: string, clientId: string): Promise<string> {
    const sha256 = hashOf(deviceCode);
    const now = this.clock.now();
    const [[approved]] = await this.dataSource.query<[{ account_id: string }[], number]>(
      `update device_grant set status = 'consumed'
       where device_code_sha256 = $1 and client_id = $2 and status = 'approved' and expires_at > $3
       returning account_id`,
      [sha256, clientId, now],
    );
    if (approved) return approved.account_id;
    throw refusal(await this.#poll(sha256, clientId, now), now);
  }

  /** What a person is asked to approve. */
  async find(typed: string): Promise<DeviceGrantEntity> {
    const grant = await this.grants.findOneBy({ userCode: readUserCode(typed) });
    if (!grant || grant.expiresAt <= this.clock.now()) throw DeviceErrors.not_found();
    return grant;
  }

  /** Approves or denies; only the first decision counts. */
  async decide(
    typed: string,
    accountId: string,
    status: 'approved' | 'denied',
  ): Promise<DeviceGrantEntity> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `update device_grant set status = $2, account_id = $3
       where user_code = $1 and status = 'pending' and expires_at > $4 returning id`,
      [readUserCode(typed), status, accountId, this.clock.now()],
    );
    const grant = await this.find(typed);
    if (rows.length === 0) throw DeviceErrors.decided();
    return grant;
  }

  /** Writes down that the device asked; one that asks too fast must wait 5 s longer each time. */
  async #poll(sha256: string, clientId: string, now: Date): Promise<Polled | undefined> {
    const [[polled]] = await this.dataSource.query<[Polled[], number]>(
      `with asked as (
         select id, coalesce(
           last_polled_at > $3::timestamptz - make_interval(secs => interval_s - ${TOLERANCE_S}),
           false) as is_too_fast
         from device_grant where device_code_sha256 = $1 and client_id = $2 for update)
       update device_grant g set last_polled_at = $3,
         interval_s = case when asked.is_too_fast then interval_s + ${INTERVAL_S} else interval_s end
       from asked where g.id = asked.id
       returning g.status, g.expires_at, asked.is_too_fast`,
      [sha256, clientId, now],
    );
    return polled;
  }
}

function refusal(polled: Polled | undefined, now: Date): OAuthError {
  if (!polled || polled.status === 'consumed') {
    return new OAuthError('invalid_grant', 'This device code is not known or was used already.');
  }
  if (polled.expires_at <= now)
    return new OAuthError('expired_token', 'The device code has expired.');
  if (polled.status === 'denied') return new OAuthError('access_denied', 'The request was denied.');
  if (polled.is_too_fast)
    return new OAuthError('slow_down', 'Wait 5 seconds longer between questions.');
  return new OAuthError('authorization_pending', 'Nobody has approved the device yet.');
}
