import { randomBytes } from 'node:crypto';
import { ApiError } from '@skydeck/errors';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import {
  BindingProvider,
  type BindingRequest,
  type BoundCredential,
} from '../../launchpad/bindings/binding-provider.js';
import { BindingProviders } from '../../launchpad/bindings/binding-providers.js';
import { Connections } from '../credentials/connections.js';
import { CredentialEntity } from '../credentials/credential.entity.js';
import { Credentials } from '../credentials/credentials.js';
import { DatabaseEntity } from '../managed/database.entity.js';
import { Databases } from '../managed/databases.js';
import { PoolEntity } from '../pools/pool.entity.js';

const LONGEST_APP_NAME = 40;

/** Databases: each app gets a login of its own, which works until it is detached. */
@Injectable()
export class DatabaseBindings extends BindingProvider implements OnModuleInit {
  readonly kind = 'database';
  readonly roles = ['url', 'ca'];

  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: BindingProviders,
    private readonly databases: Databases,
    private readonly credentials: Credentials,
    private readonly connections: Connections,
  ) {
    super();
  }

  onModuleInit(): void {
    this.providers.add(this.kind, this);
  }

  /** @param target id or name of a database */
  async find(projectId: string, target: string): Promise<string | undefined> {
    return (await this.databases.find(projectId, target))?.id;
  }

  /** One whose pool is on gives its address too. */
  override async rolesFor(target: string): Promise<readonly string[]> {
    const pool = { databaseId: target, isEnabled: true };
    const isPooled = await this.dataSource.manager.existsBy(PoolEntity, pool);
    return isPooled ? [...this.roles, 'pool_url'] : this.roles;
  }

  variableFor(_target: string, role: string): string {
    return `DATABASE_${role.toUpperCase()}`;
  }

  /** A login that only reads when scopes are given and `databases:write` is not among them. */
  async create({ projectId, appName, target, scopes }: BindingRequest): Promise<BoundCredential> {
    const database = await this.databases.get({ id: projectId }, target);
    const end = randomBytes(4).toString('hex');
    const credential = await this.credentials.create(database, {
      name: `app-${appName.slice(0, LONGEST_APP_NAME)}-${end}`,
      access: scopes && !scopes.includes('databases:write') ? 'read_only' : 'read_write',
    });
    const { url, ca, pooled_url: pooled } = await this.connections.of(database, credential);
    const values = {
      url: { value: url, secret: true },
      ca: { value: ca, secret: false },
      ...(pooled !== null && { pool_url: { value: pooled, secret: true } }),
    };
    return { id: credential.id, values };
  }

  async revoke(projectId: string, id: string): Promise<void> {
    const { manager } = this.dataSource;
    const credential = await manager.findOneBy(CredentialEntity, { id });
    if (!credential) return;
    const where = { id: credential.databaseId, projectId, deletedAt: IsNull() };
    const database = await manager.findOneBy(DatabaseEntity, where);
    if (!database) return;
    try {
      await this.credentials.delete(database, credential);
    } catch (error) {
      // It went with its database.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }

  async inForce(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const where = { id: In([...ids]), state: 'active' as const };
    const rows = await this.dataSource.manager.findBy(CredentialEntity, where);
    return new Set(rows.map(({ id }) => id));
  }
}
