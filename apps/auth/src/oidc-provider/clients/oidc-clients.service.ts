import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { firstIdAt, isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { History } from '../../history/history.js';
import { FULL_ACCESS } from '../../user-sessions/full-access.js';
import { makeClientSecret } from './client-secret.js';
import { clientState, OidcClientEvents, toClientData } from './oidc-client.events.js';
import { OidcClientEntity } from './oidc-client.entity.js';
import { OidcClientErrors } from './oidc-clients.errors.js';
import type {
  CreateOidcClient,
  ListOidcClients,
  MadeClient,
  UpdateOidcClient,
} from './oidc-clients.schema.js';

/** The clients of a project's OpenID provider: made, changed, listed. */
@Injectable()
export class OidcClientsService {
  constructor(
    @InjectRepository(OidcClientEntity) private readonly clients: Repository<OidcClientEntity>,
    private readonly dataSource: DataSource,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** Makes a client. Its secret is in the answer and nowhere else. */
  async create(tenant: Tenant, { type, ...wanted }: CreateOidcClient): Promise<MadeClient> {
    const now = this.clock.now();
    const made = type === 'confidential' ? makeClientSecret() : null;
    const before = await madeBefore('ocl', (id) => this.get(tenant, id));
    if (before) return { client: before, secret: made?.secret ?? null };
    const client = Object.assign(new OidcClientEntity(), columnsOf(wanted), {
      id: idOfThing('ocl', now.getTime()),
      tenant,
      type,
      ...(made?.kept ?? { secretSha256: null, secretLast4: null }),
      previousSecretSha256: null,
      previousSecretUntil: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    checkRights(client);
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(OidcClientEntity, client);
      await this.#note(manager, 'created', { after: client });
    });
    return { client, secret: made?.secret ?? null };
  }

  /** The clients of a project in one mode, one more than `limit`. */
  list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListOidcClients.parse>,
  ): Promise<OidcClientEntity[]> {
    const { created_after: from, created_before: until, ...exact } = wanted.filters;
    const query = this.clients.createQueryBuilder('client').where({ tenant, ...exact });
    if (from) query.andWhere('client.id >= :from', { from: firstIdAt('ocl', new Date(from)) });
    if (until) query.andWhere('client.id < :until', { until: firstIdAt('ocl', new Date(until)) });
    return readKeyset(query, wanted);
  }

  /** One client. @throws `oidc_client.not_found` */
  async get(tenant: Tenant, id: string): Promise<OidcClientEntity> {
    const client = isId('ocl', id) ? await this.clients.findOneBy({ tenant, id }) : null;
    if (!client) throw OidcClientErrors.not_found();
    return client;
  }

  /** Changes a client. Tokens that were given keep their scopes. */
  async update(
    tenant: Tenant,
    id: string,
    wanted: UpdateOidcClient,
    expected: Precondition,
  ): Promise<OidcClientEntity> {
    return this.#change(tenant, id, expected, 'updated', columnsOf(wanted));
  }

  /** Gives a confidential client a new secret; the one before works for a while more. */
  async rotate(tenant: Tenant, id: string, overlapS: number): Promise<MadeClient> {
    const { secret, kept } = makeClientSecret();
    const until = new Date(this.clock.now().getTime() + overlapS * 1000);
    const client = await this.#change(tenant, id, null, 'secret_rotated', (before) => {
      if (before.type === 'public') throw OidcClientErrors.without_secret();
      return {
        ...kept,
        previousSecretSha256: overlapS > 0 ? before.secretSha256 : null,
        previousSecretUntil: overlapS > 0 ? until : null,
      };
    });
    return { client, secret };
  }

  /** Deletes a client with everything that was given to it. */
  async delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await lockClient(manager, tenant, id);
      expected.check(before.version);
      await manager.delete(OidcClientEntity, { id });
      await this.#note(manager, 'deleted', { before });
    });
  }

  async #change(
    tenant: Tenant,
    id: string,
    expected: Precondition | null,
    what: 'updated' | 'secret_rotated',
    wanted: Partial<OidcClientEntity> | ((before: OidcClientEntity) => Partial<OidcClientEntity>),
  ): Promise<OidcClientEntity> {
    return this.dataSource.transaction(async (manager) => {
      const before = await lockClient(manager, tenant, id);
      expected?.check(before.version);
      const changes = typeof wanted === 'function' ? wanted(before) : wanted;
      const counted = { ...changes, version: before.version + 1, updatedAt: this.clock.now() };
      const after = Object.assign(new OidcClientEntity(), before, counted);
      checkRights(after);
      await manager.update(OidcClientEntity, { id }, counted);
      await this.#note(manager, what, { before, after });
      return after;
    });
  }

  async #note(
    manager: EntityManager,
    what: keyof typeof OidcClientEvents,
    { before, after }: { before?: OidcClientEntity; after?: OidcClientEntity },
  ): Promise<void> {
    const client = after ?? before;
    if (!client) return;
    await this.history.noteInMode(manager, {
      type: OidcClientEvents[what],
      tenant: client.tenant,
      subject: client.id,
      data: toClientData(client),
      action: `oidc_client.${VERBS[what]}`,
      ...(before && { before: clientState(before) }),
      ...(after && { after: clientState(after) }),
    });
  }
}

const VERBS: Record<keyof typeof OidcClientEvents, string> = {
  created: 'create',
  updated: 'update',
  secret_rotated: 'rotate_secret',
  deleted: 'delete',
};

/** The columns that a request names, and no others. */
function columnsOf(wanted: UpdateOidcClient): Partial<OidcClientEntity> {
  const named: Partial<OidcClientEntity> = {};
  if (wanted.name !== undefined) named.name = wanted.name;
  if (wanted.is_third_party !== undefined) named.isThirdParty = wanted.is_third_party;
  if (wanted.redirect_uris) named.redirectUris = wanted.redirect_uris;
  if (wanted.post_logout_redirect_uris) {
    named.postLogoutRedirectUris = wanted.post_logout_redirect_uris;
  }
  if (wanted.scopes) named.scopes = wanted.scopes;
  if (wanted.grant_types) named.grantTypes = wanted.grant_types;
  if (wanted.logo_url !== undefined) named.logoUrl = wanted.logo_url;
  return named;
}

/** What others made never acts as the user. */
function checkRights({ isThirdParty, scopes }: OidcClientEntity): void {
  if (!isThirdParty || !scopes.includes(FULL_ACCESS)) return;
  const message = 'Only for clients of your own.';
  throw OidcClientErrors.full_access({
    issues: [{ location: 'body.scopes', code: 'invalid', message }],
  });
}

/** Reads a client that nobody else changes until the end of the transaction. */
async function lockClient(
  manager: EntityManager,
  tenant: Tenant,
  id: string,
): Promise<OidcClientEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const client = isId('ocl', id)
    ? await manager.findOne(OidcClientEntity, { where: { tenant, id }, lock })
    : null;
  if (!client) throw OidcClientErrors.not_found();
  return client;
}
