import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { SecretBox } from '@skydeck/secret-box';
import { Clock } from '@skydeck/service';
import type { AdapterPayload } from 'oidc-provider';
import { DataSource } from 'typeorm';
import type { AuthConfig } from '../../auth.config.js';
import { keyOrigin } from '../../derive-key.js';
import { Settings } from '../../settings.module.js';
import { type ArtifactName, keyOf } from '../../user-sessions/artifact-key.js';
import { idleSince, inForce } from '../../user-sessions/user-session-life.js';

interface Row {
  readonly id: string;
  readonly sealed_payload: Buffer;
  readonly consumed_at: Date | null;
}

/** What of the payload is also a column. */
interface Columns {
  readonly userSessionId?: string;
}

/**
 * What the providers of all projects keep. Codes and tokens are found by their hash and the rest is
 * sealed, so that a copy of the table signs nobody in. What belongs to a user's session is there
 * only while that is in force.
 */
@Injectable()
export class OidcArtifacts {
  readonly #box: SecretBox;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Settings() config: AuthConfig,
  ) {
    this.#box = new SecretBox(keyOrigin(config, 'artifacts of OpenID providers'));
  }

  /** Keeps an artifact, or its new state. */
  async save(name: ArtifactName, payload: AdapterPayload & Columns, lifeS: number): Promise<void> {
    const { tenant, model } = name;
    const id = keyOf(name);
    const { grantId, userCode, uid, clientId, userSessionId } = payload;
    const grant = grantId === undefined ? null : keyOf({ tenant, model: 'Grant', id: grantId });
    await this.dataSource.query(
      `insert into oidc_artifact
         (id, tenant, model, grant_id, lookup, client_id, user_session_id, sealed_payload, expires_at)
       values ($1, $2, $3, $4, $5, (select id from oidc_client where id = $6),
         coalesce($7, (select user_session_id from oidc_artifact where id = $4)), $8, $9)
       on conflict (id) do update set lookup = excluded.lookup, grant_id = excluded.grant_id,
         client_id = excluded.client_id, user_session_id = excluded.user_session_id,
         sealed_payload = excluded.sealed_payload, expires_at = excluded.expires_at`,
      [
        id,
        tenant,
        model,
        grant,
        lookupOf(userCode ?? uid),
        clientId ?? null,
        userSessionId ?? null,
        this.#box.seal(JSON.stringify(payload), id),
        new Date(this.clock.now().getTime() + lifeS * 1000),
      ],
    );
  }

  /** An artifact that is in force. */
  find(name: ArtifactName): Promise<AdapterPayload | undefined> {
    return this.#find('artifact.id = $1', [keyOf(name)]);
  }

  /** The newest artifact in force with this user code or session identifier. */
  findBy(tenant: Tenant, model: string, text: string): Promise<AdapterPayload | undefined> {
    const which = 'artifact.lookup = $1 and artifact.tenant = $4 and artifact.model = $5';
    return this.#find(which, [lookupOf(text)], [tenant, model]);
  }

  /** Marks an artifact as used; of many at once exactly one succeeds. */
  async consume(name: ArtifactName): Promise<boolean> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `update oidc_artifact set consumed_at = $2
       where id = $1 and consumed_at is null and expires_at > $2 returning id`,
      [keyOf(name), this.clock.now()],
    );
    return rows.length === 1;
  }

  /**
   * Notes that a device has asked whether it was approved. Of many questions within five seconds
   * one is in time. @see https://www.rfc-editor.org/rfc/rfc8628#section-3.5
   */
  async poll(name: ArtifactName): Promise<boolean> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `update oidc_artifact set polled_at = $2 where id = $1
       and (polled_at is null or polled_at <= $2::timestamptz - interval '5 seconds') returning id`,
      [keyOf(name), this.clock.now()],
    );
    return rows.length === 1;
  }

  async remove(name: ArtifactName): Promise<void> {
    await this.dataSource.query(`delete from oidc_artifact where id = $1`, [keyOf(name)]);
  }

  /** Ends what was given by a grant. */
  async removeOfGrant(tenant: Tenant, model: string, grantId: string): Promise<void> {
    await this.dataSource.query(
      `delete from oidc_artifact where tenant = $1 and model = $2 and grant_id = $3`,
      [tenant, model, keyOf({ tenant, model: 'Grant', id: grantId })],
    );
  }

  /** Forgets what has expired. */
  async sweep(): Promise<void> {
    await this.dataSource.query(`delete from oidc_artifact where expires_at <= $1`, [
      this.clock.now(),
    ]);
  }

  async #find(
    which: string,
    [key]: readonly [string | null],
    more: readonly string[] = [],
  ): Promise<AdapterPayload | undefined> {
    const now = this.clock.now();
    const [row] = await this.dataSource.query<Row[]>(
      `select artifact.id, sealed_payload, consumed_at from oidc_artifact artifact
       where ${which} and artifact.expires_at > $2 and (user_session_id is null or exists (
         select 1 from user_session session
         where session.id = user_session_id and ${inForce('$2', '$3')}))
       order by artifact.expires_at desc limit 1`,
      [key, now, idleSince(now), ...more],
    );
    if (!row) return undefined;
    const payload = JSON.parse(this.#box.openText(row.sealed_payload, row.id)) as AdapterPayload;
    if (row.consumed_at === null) return payload;
    return { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) };
  }
}

const lookupOf = (text: string | undefined): string | null =>
  text === undefined ? null : hash('sha256', text, 'base64url');
