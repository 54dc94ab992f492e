import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { isUniqueViolation } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SizeEntity } from './size.entity.js';
import { SizeErrors } from './size.errors.js';
import type { CreateSize, UpdateSize } from './size.schema.js';

/** Sizes are nobody's: their log is that of the installation. */
const INSTALLATION = tenantOf('installation');
const OPERATOR = { kind: 'system', id: 'operator' } as const;

/** Adds and changes sizes. Servers keep what they were given, whatever becomes of their size. */
@Injectable()
export class SizeKeeping {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
  ) {}

  /** @throws `vps_size.slug_taken` */
  async add(wanted: CreateSize): Promise<SizeEntity> {
    const { slug, vcpus, position } = wanted;
    try {
      return await this.dataSource.transaction(async (manager) => {
        const row = manager.create(SizeEntity, {
          slug,
          vcpus,
          cpuShare: wanted.cpu_share,
          memoryMb: wanted.memory_mb,
          diskGb: wanted.disk_gb,
          position,
          isOffered: true,
          version: 1,
        });
        await manager.insert(SizeEntity, row);
        await this.#note(manager, 'create', null, row);
        return row;
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw SizeErrors.slug_taken({ cause: error });
      throw error;
    }
  }

  /** @throws `vps_size.not_found`, `precondition_failed` */
  async change(slug: string, wanted: UpdateSize, expected: Precondition): Promise<SizeEntity> {
    return this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(SizeEntity, {
        where: { slug },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw SizeErrors.not_found();
      expected.check(row.version);
      const before = stateOf(row);
      row.vcpus = wanted.vcpus ?? row.vcpus;
      row.cpuShare = wanted.cpu_share ?? row.cpuShare;
      row.memoryMb = wanted.memory_mb ?? row.memoryMb;
      row.diskGb = wanted.disk_gb ?? row.diskGb;
      row.position = wanted.position ?? row.position;
      row.isOffered = wanted.offered ?? row.isOffered;
      row.version += 1;
      await manager.save(row);
      await this.#note(manager, 'update', before, row);
      return row;
    });
  }

  async #note(
    manager: EntityManager,
    verb: 'create' | 'update',
    before: ReturnType<typeof stateOf> | null,
    after: SizeEntity,
  ): Promise<void> {
    await this.audit.record(manager, {
      tenant: INSTALLATION,
      action: `vps_size.${verb}`,
      target: after.slug,
      before,
      after: stateOf(after),
      actor: OPERATOR,
    });
  }
}

function stateOf({ vcpus, cpuShare, memoryMb, diskGb, position, isOffered }: SizeEntity) {
  return {
    vcpus,
    cpu_share: cpuShare,
    memory_mb: memoryMb,
    disk_gb: diskGb,
    position,
    offered: isOffered,
  };
}
