import {
  hashOf,
  isApiKey,
  type Principal,
  type Role,
  type Revocation,
  ServiceClient,
} from '@skydeck/auth-guard';
import { ApiError } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import { VpsSettings } from '../vps-settings.js';
import type { ConsoleEntity } from './console.entity.js';

type Opened = Pick<ConsoleEntity, 'credential' | 'actor' | 'projectId'>;

/** Whether who opened a console may still have it. */
@Injectable()
export class ConsoleAccess {
  constructor(
    private readonly auth: ServiceClient,
    private readonly settings: VpsSettings,
  ) {}

  /** What a request was made with, as it is kept: no secret, and what a revocation names. */
  credentialOf({ sessionId }: Principal, bearer: string | null): string | null {
    if (sessionId !== undefined) return `session:${sessionId}`;
    return bearer !== null && isApiKey(bearer) ? `key:${hashOf(bearer)}` : null;
  }

  /** Asks auth. @throws when that cannot be found out */
  async isAllowed({ credential, actor, projectId }: Opened): Promise<boolean> {
    const [, kind, value = ''] = /^(key|session):(.+)$/.exec(credential ?? '') ?? [];
    if (kind === 'key') return this.#isActive('keys', { sha256: value });
    if (kind !== 'session') return true;
    if (!(await this.#isActive('sessions', { session_id: value }))) return false;
    return this.#mayWrite(actor.id, projectId);
  }

  async #isActive(kind: 'keys' | 'sessions', body: object): Promise<boolean> {
    return (await this.#ask<{ active: boolean }>(`${kind}/introspect`, body)).active;
  }

  async #mayWrite(accountId: string, project: string): Promise<boolean> {
    try {
      const body = { account_id: accountId, project };
      return (await this.#ask<{ role: Role }>('members/resolve', body)).role !== 'viewer';
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    }
  }

  #ask<Data>(path: string, body: object): Promise<Data> {
    const { AUTH_INTERNAL_URL } = this.settings.config;
    return this.auth.call<Data>(new URL(`/internal/v1/${path}`, AUTH_INTERNAL_URL).href, { body });
  }
}

/** Whether a revocation may be about who opened a console. */
export function concerns({ credential, actor, projectId }: Opened, gone: Revocation): boolean {
  if (gone.kind === 'key') return credential === `key:${gone.sha256}`;
  if (gone.kind === 'session') return credential === `session:${gone.session_id}`;
  if (projectId !== gone.project_id) return false;
  return gone.kind === 'project' || actor.id === gone.account_id;
}
