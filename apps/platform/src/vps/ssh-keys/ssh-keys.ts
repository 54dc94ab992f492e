import { Audit } from '@skydeck/audit';
import { type ProjectRef, tenantOf } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PublicKey } from '../servers/vps.schema.js';
import { VpsErrors } from '../vps.errors.js';
import { fingerprintOf, isWellFormed } from './fingerprint.js';
import { SshKeyEntity } from './ssh-key.entity.js';
import { SshKeyErrors } from './ssh-key.errors.js';
import { SshKeyEvents } from './ssh-key.events.js';
import type { CreateSshKey, ListSshKeys } from './ssh-key.schema.js';

/** The public keys of projects. */
@Injectable()
export class SshKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws `ssh_key.already_exists`, `ssh_key.malformed` */
  async create(project: ProjectRef, { name, public_key }: CreateSshKey): Promise<SshKeyEntity> {
    const made = await madeBefore('ssh', (id) => this.#find(project, id));
    if (made) return made;
    if (!isWellFormed(public_key)) throw SshKeyErrors.malformed();
    const now = this.clock.now();
    try {
      return await this.dataSource.transaction(async (manager) => {
        const row = await manager.save(
          manager.create(SshKeyEntity, {
            id: idOfThing('ssh', now.getTime()),
            projectId: project.id,
            name,
            publicKey: public_key,
            fingerprint: fingerprintOf(public_key),
            createdAt: now,
          }),
        );
        await this.#tell(manager, 'created', row);
        return row;
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw SshKeyErrors.already_exists({ cause: error });
      throw error;
    }
  }

  /** @returns at most `limit + 1` keys */
  list(project: ProjectRef, wanted: ReturnType<typeof ListSshKeys.parse>): Promise<SshKeyEntity[]> {
    const rows = this.dataSource.manager.createQueryBuilder(SshKeyEntity, 'ssh_key');
    return readKeyset(rows.where({ projectId: project.id }), wanted);
  }

  /** @throws `ssh_key.not_found` */
  async get(project: ProjectRef, nameOrId: string): Promise<SshKeyEntity> {
    const row = await this.#find(project, nameOrId);
    if (!row) throw SshKeyErrors.not_found();
    return row;
  }

  /** Takes a key away. Servers that were made with it keep it. */
  async delete(project: ProjectRef, nameOrId: string): Promise<SshKeyEntity> {
    const row = await this.get(project, nameOrId);
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(SshKeyEntity, { id: row.id });
      if (affected === 1) await this.#tell(manager, 'deleted', row);
    });
    return row;
  }

  /** The public keys that a request names. @throws `vps.ssh_key_unknown` */
  async resolve(project: ProjectRef, wanted: readonly string[]): Promise<string[]> {
    const keys: string[] = [];
    for (const [index, one] of wanted.entries()) {
      const literal = PublicKey.safeParse(one).data;
      const key = literal ?? (await this.#find(project, one))?.publicKey;
      if (!key || !isWellFormed(key)) {
        const message = literal ? 'is not a whole public key' : 'is not a key of this project';
        const issues = [{ location: `body.ssh_keys.${index}`, code: 'invalid_value', message }];
        throw VpsErrors.ssh_key_unknown({ issues });
      }
      keys.push(key);
    }
    return [...new Set(keys)];
  }

  #find(project: ProjectRef, nameOrId: string): Promise<SshKeyEntity | null> {
    const which = nameOrId.startsWith('ssh_') ? { id: nameOrId } : { name: nameOrId };
    return this.dataSource.manager.findOneBy(SshKeyEntity, { projectId: project.id, ...which });
  }

  async #tell(manager: EntityManager, what: 'created' | 'deleted', row: SshKeyEntity) {
    const { id, name, fingerprint, projectId } = row;
    const tenant = tenantOf(projectId);
    const data = { id, name, fingerprint };
    await this.events.record(manager, { type: SshKeyEvents[what], tenant, subject: id, data });
    const [before, after] = what === 'created' ? [null, data] : [data, null];
    const action = `ssh_key.${what === 'created' ? 'create' : 'delete'}`;
    await this.audit.record(manager, { tenant, action, target: id, before, after });
  }
}
