import { OperationEntity, toOperation } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import type { ServerNic } from '../engine/server-spec.js';
import { ImageEntity } from '../images/image.entity.js';
import { Addresses } from '../network/addresses.js';
import { PUBLIC_NETWORK } from '../network/network.entity.js';
import { type Connections, readConnections } from '../network/read-connections.js';
import type { VpsEntity } from './vps.entity.js';
import type { Vps } from './vps.schema.js';

/** Puts servers together with what belongs to them, in three queries for any number. */
@Injectable()
export class VpsView {
  constructor(
    private readonly dataSource: DataSource,
    private readonly addresses: Addresses,
  ) {}

  async one(row: VpsEntity): Promise<Vps> {
    const [shown] = await this.many([row]);
    return shown!;
  }

  /** A server that was made just now, when all that belongs to it is known already. */
  fresh(row: VpsEntity, operation: OperationEntity, made: JustMade): Vps {
    return toVps(row, made.imageSlug, operation, { nics: made.nics });
  }

  async many(rows: readonly VpsEntity[]): Promise<Vps[]> {
    const ids = rows.map(({ id }) => id);
    const { manager } = this.dataSource;
    const imageIds = [...new Set(rows.map(({ imageId }) => imageId))];
    const [nics, connections, images, operations] = await Promise.all([
      this.addresses.of(manager, ids),
      readConnections(manager, ids),
      manager.findBy(ImageEntity, { id: In(imageIds) }),
      manager.find(OperationEntity, {
        where: { resourceId: In(ids), finishedAt: IsNull() },
        order: { id: 'DESC' },
      }),
    ]);
    const slugs = new Map(images.map(({ id, slug }) => [id, slug]));
    const current = new Map(operations.map((one) => [one.resourceId, one]));
    return rows.map((row) =>
      toVps(row, slugs.get(row.imageId) ?? '', current.get(row.id), {
        nics: nics.get(row.id) ?? [],
        ...connections.get(row.id),
      }),
    );
  }
}

/** What belongs to a server from the start. */
export interface JustMade {
  readonly imageSlug: string;
  readonly nics: readonly ServerNic[];
}

interface Connected extends Partial<Connections> {
  readonly nics: readonly ServerNic[];
}

function toVps(
  row: VpsEntity,
  imageSlug: string,
  operation: OperationEntity | undefined,
  { nics, published = [], floatingIp = null, changedAt }: Connected,
): Vps {
  return {
    id: row.id,
    name: row.name,
    project: row.projectSlug,
    state: row.state,
    ready: row.state === 'running' && row.readyAt !== null,
    size: { slug: row.size, vcpus: row.vcpus, memory_mb: row.memoryMb, disk_gb: row.diskGb },
    image: { id: row.imageId, slug: imageSlug },
    ipv4: nics.find(({ networkId }) => networkId === PUBLIC_NETWORK)?.ipv4 ?? null,
    floating_ip: floatingIp,
    addresses: nics.map(({ networkId, ipv4, mac }) => ({
      network: networkId,
      ipv4,
      mac,
      needs_restart: isWaiting(row, changedAt?.get(networkId)),
    })),
    published: [...published],
    engine: row.engine,
    location: row.location,
    tags: row.tags,
    labels: row.labels,
    protected: row.isProtected,
    operation: operation ? summaryOf(operation) : null,
    error: row.error,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    ready_at: row.readyAt?.toISOString() ?? null,
  };
}

/** Whether a change came while it ran, and it was not started since. */
function isWaiting({ startedAt, power }: VpsEntity, changedAt: Date | undefined): boolean {
  if (changedAt === undefined || power !== 'running') return false;
  return startedAt === null || startedAt < changedAt;
}

function summaryOf(row: OperationEntity): NonNullable<Vps['operation']> {
  const { id, kind, progress, stage } = toOperation(row);
  return { id, kind, progress, stage };
}
