import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import type { OutsideProfile } from '../../identities/outside-profile.js';
import { ProviderSecrets } from '../provider-secrets.js';
import type { FlowSecrets } from '../upstream/upstream.js';

const LIFE_MS = 600_000;
const CODE_LIFE_MS = 120_000;
const SECRET_BYTES = 32;

/** What the product of a project wants of a sign-in. */
export interface WantedFlow {
  readonly tenant: Tenant;
  readonly providerId: string;
  readonly redirectUrl: string;
  /** What the product finds again when its user returns. */
  readonly appState: string | null;
  /** SHA-256 of the verifier that the product keeps (RFC 7636). */
  readonly codeChallenge: string;
  /** Who links the identity; null when somebody signs in with it. */
  readonly linkUserId: string | null;
}

/** A sign-in that has come back. */
export interface ReturnedFlow {
  readonly id: string;
  readonly redirectUrl: string;
  readonly appState: string | null;
  readonly secrets: FlowSecrets;
}

/** Somebody whom a provider has named, for who holds the verifier. */
export interface ExchangedFlow {
  readonly codeChallenge: string;
  readonly profile: OutsideProfile;
}

const secret = () => randomBytes(SECRET_BYTES).toString('base64url');
const digest = (text: string) => hash('sha256', text, 'buffer');

/** Sign-ins on their way. State and code are kept as hashes, and each is good once. */
@Injectable()
export class FlowStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealed: ProviderSecrets,
    private readonly clock: Clock,
  ) {}

  /** Begins a sign-in. @returns the state that it comes back with */
  async begin(wanted: WantedFlow): Promise<{ state: string; secrets: FlowSecrets; endsAt: Date }> {
    const nowMs = this.clock.now().getTime();
    const id = newId('sif', nowMs);
    const state = secret();
    const secrets = { nonce: secret(), verifier: secret() };
    const endsAt = new Date(nowMs + LIFE_MS);
    await this.dataSource.query(
      `insert into sign_in_flow (id, tenant, provider_id, state_hash, sealed_secrets, redirect_url,
         app_state, code_challenge, link_user_id, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        wanted.tenant,
        wanted.providerId,
        digest(state),
        this.sealed.seal(JSON.stringify(secrets), id),
        wanted.redirectUrl,
        wanted.appState,
        wanted.codeChallenge,
        wanted.linkUserId,
        endsAt,
      ],
    );
    return { state, secrets, endsAt };
  }

  /** Takes a state back, once, and only from the provider that it was given to. */
  async takeBack(providerId: string, state: string): Promise<ReturnedFlow | null> {
    const [[row]] = await this.dataSource.query<[FlowRow[], number]>(
      `update sign_in_flow set returned_at = $3
       where state_hash = $1 and provider_id = $2 and returned_at is null and expires_at > $3
       returning id, redirect_url, app_state, sealed_secrets`,
      [digest(state), providerId, this.clock.now()],
    );
    if (!row) return null;
    const secrets = JSON.parse(this.sealed.openText(row.sealed_secrets, row.id)) as FlowSecrets;
    return { id: row.id, redirectUrl: row.redirect_url, appState: row.app_state, secrets };
  }

  /** Keeps who came back. @returns the code that it can be had for */
  async keep(id: string, profile: OutsideProfile): Promise<string> {
    const code = secret();
    const endsAt = new Date(this.clock.now().getTime() + CODE_LIFE_MS);
    await this.dataSource.query(
      `update sign_in_flow set code_hash = $2, code_expires_at = $3, sealed_profile = $4
       where id = $1`,
      [id, digest(code), endsAt, this.sealed.seal(JSON.stringify(profile), id)],
    );
    return code;
  }

  /** Hands out who came back, once; a user gets only what that user has begun. */
  async exchange(code: string, linkUserId: string | null): Promise<ExchangedFlow | null> {
    const [[row]] = await this.dataSource.query<[FlowRow[], number]>(
      `update sign_in_flow set exchanged_at = $2
       where code_hash = $1 and exchanged_at is null and code_expires_at > $2
         and link_user_id is not distinct from $3
       returning id, code_challenge, sealed_profile`,
      [digest(code), this.clock.now(), linkUserId],
    );
    if (!row) return null;
    const profile = JSON.parse(this.sealed.openText(row.sealed_profile, row.id)) as OutsideProfile;
    return { codeChallenge: row.code_challenge, profile };
  }
}

interface FlowRow {
  readonly id: string;
  readonly redirect_url: string;
  readonly app_state: string | null;
  readonly sealed_secrets: Buffer;
  readonly code_challenge: string;
  readonly sealed_profile: Buffer;
}
