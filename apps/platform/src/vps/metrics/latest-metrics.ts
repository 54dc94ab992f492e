import type { ProjectRef } from '@skydeck/auth-guard';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { VpsEntity } from '../servers/vps.entity.js';
import { VpsService } from '../servers/vps.service.js';
import type { LatestMetrics, ListLatest } from './metrics.schema.js';

const MB = 1024 * 1024;
const GB = 1024 * MB;
/** What was measured longer ago than this is not what is used now. */
const FRESH_S = 90;
/** Servers in `/metrics`; more would make it slow to read for everybody. */
const MOST_SHOWN = 500;

interface LatestRow {
  readonly vps_id: string;
  readonly project_id: string;
  readonly at: Date;
  readonly cpus: number;
  readonly memory_bytes: number;
  readonly disk_used_bytes: number;
  readonly processes: number;
  readonly covered_s: number;
  readonly cpu_used: number;
  readonly read_bytes: number;
  readonly written_bytes: number;
  readonly received_bytes: number;
  readonly sent_bytes: number;
}

/** The newest values of servers, for lists and for Prometheus. */
@Injectable()
export class LatestReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly servers: VpsService,
    metrics: ServiceMetrics,
  ) {
    const read = (value: (row: LatestRow) => number | null) => async () =>
      (await this.#fresh()).flatMap((row) => {
        const found = value(row);
        const labels = { vps: row.vps_id, project: row.project_id };
        return found === null ? [] : [{ labels, value: found }];
      });
    const labels = ['vps', 'project'];
    metrics.gauge(
      'skydeck_vps_cpu_cores',
      'Processors that a server uses.',
      labels,
      read((row) => rateOf(row, row.cpu_used)),
    );
    metrics.gauge(
      'skydeck_vps_memory_bytes',
      'Memory that a server uses.',
      labels,
      read((row) => row.memory_bytes),
    );
    metrics.gauge(
      'skydeck_vps_disk_bytes',
      'Disk that a server uses.',
      labels,
      read((row) => row.disk_used_bytes),
    );
    metrics.gauge(
      'skydeck_vps_network_received_bytes_per_second',
      'What a server receives.',
      labels,
      read((row) => rateOf(row, row.received_bytes)),
    );
    metrics.gauge(
      'skydeck_vps_network_sent_bytes_per_second',
      'What a server sends.',
      labels,
      read((row) => rateOf(row, row.sent_bytes)),
    );
  }

  /** @returns the servers of a page, with one more, and what each uses now */
  async list(
    project: ProjectRef,
    { limit, sort, after }: ReturnType<typeof ListLatest.parse>,
  ): Promise<{ id: string; latest: LatestMetrics }[]> {
    const page = { limit, sort, after, filters: {} };
    const servers = await this.servers.list(project, page);
    const ids = servers.map(({ id }) => id);
    const rows = await this.dataSource.query<LatestRow[]>(
      `${SELECT} where vps_id = any($1) and at > now() - make_interval(secs => $2)`,
      [ids, FRESH_S],
    );
    const byId = new Map(rows.map((row) => [row.vps_id, row]));
    return servers.map((vps) => {
      const isUp = vps.power === 'running';
      return { id: vps.id, latest: toLatest(vps, isUp ? byId.get(vps.id) : undefined) };
    });
  }

  #fresh(): Promise<LatestRow[]> {
    return this.dataSource.query<LatestRow[]>(
      `${SELECT} where vps.deleted_at is null and vps.power = 'running'
         and at > now() - make_interval(secs => $1)
       order by vps_id limit ${MOST_SHOWN}`,
      [FRESH_S],
    );
  }
}

const SELECT = `
  select latest.*, vps.project_id, greatest(vps.vcpus * vps.cpu_share, 0.01) as cpus
  from vps_metric_latest latest join vps on vps.id = latest.vps_id`;

function rateOf({ covered_s }: LatestRow, used: number): number | null {
  return covered_s > 0 ? used / covered_s : null;
}

function toLatest(vps: VpsEntity, row: LatestRow | undefined): LatestMetrics {
  const rate = (name: 'read_bytes' | 'written_bytes' | 'received_bytes' | 'sent_bytes') =>
    row ? rateOf(row, row[name]) : null;
  const cores = row ? rateOf(row, row.cpu_used) : null;
  return {
    vps_id: vps.id,
    at: row?.at.toISOString() ?? null,
    cpu_percent: row && cores !== null ? (100 * cores) / row.cpus : null,
    memory_used_bytes: row?.memory_bytes ?? null,
    memory_limit_bytes: vps.memoryMb * MB,
    disk_used_bytes: row?.disk_used_bytes ?? null,
    disk_limit_bytes: vps.diskGb * GB,
    disk_read_bytes_per_second: rate('read_bytes'),
    disk_written_bytes_per_second: rate('written_bytes'),
    network_received_bytes_per_second: rate('received_bytes'),
    network_sent_bytes_per_second: rate('sent_bytes'),
    processes: row?.processes ?? null,
  };
}
