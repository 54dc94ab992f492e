import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { VpsService } from '../../servers/vps.service.js';
import { VpsSettings } from '../../vps-settings.js';
import type { ConsoleEntity } from '../console.entity.js';
import { RecordingErrors } from '../console.errors.js';
import { type CastEnd, CastWriter } from './cast-writer.js';
import { RecordingEntity } from './recording.entity.js';
import { RecordingHistory } from './recording-history.js';
import type { ListRecordings } from './recording.schema.js';

const LARGEST_BYTES = 64 * 1024 * 1024;
const MB = 1024 * 1024;

/** What was recorded of consoles, as files in the folder of the installation. */
@Injectable()
export class Recordings {
  readonly #finishing = new Set<Promise<void>>();
  readonly #logger = new Logger(Recordings.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly servers: VpsService,
    private readonly history: RecordingHistory,
    private readonly settings: VpsSettings,
    private readonly clock: Clock,
  ) {}

  /** @throws `recording.no_room` */
  async requireRoom(projectId: string): Promise<void> {
    if ((await this.#roomOf(projectId)) <= 0) throw RecordingErrors.no_room();
  }

  /** Begins to record a console; the row is complete when the writer has ended. */
  async begin(ticket: ConsoleEntity): Promise<CastWriter> {
    const { vpsId, projectId, actor, mode, cols, rows } = ticket;
    const limitBytes = Math.min(LARGEST_BYTES, Math.max(0, await this.#roomOf(projectId)));
    const at = this.clock.now();
    const id = newId('rec', at.getTime());
    await mkdir(this.#dir, { recursive: true, mode: 0o700 });
    const manager = this.dataSource.manager;
    const row = manager.create(RecordingEntity, {
      id,
      vpsId,
      projectId,
      sessionId: ticket.id,
      actor,
      mode,
      sizeBytes: '0',
      durationMs: '0',
      isTruncated: false,
      createdAt: at,
      endedAt: null,
      deletedAt: null,
    });
    await manager.save(row);
    const writer = new CastWriter(this.pathOf(id), limitBytes, { cols, rows, at });
    const finishing = new Promise<CastEnd>((resolve) => writer.once('finish', resolve))
      .then((end) => this.history.complete(row, end))
      .catch((error: unknown) =>
        this.#logger.error({ msg: 'a recording was not written down', recording: id, err: error }),
      )
      .finally(() => this.#finishing.delete(finishing));
    this.#finishing.add(finishing);
    return writer;
  }

  /** Resolves when every recording that has ended is written down. */
  async settled(): Promise<void> {
    await Promise.all(this.#finishing);
  }

  /** @returns at most `limit + 1` recordings */
  async list(
    project: ProjectRef,
    vps: string,
    wanted: ReturnType<typeof ListRecordings.parse>,
  ): Promise<RecordingEntity[]> {
    const { id } = await this.servers.get(project, vps);
    const rows = this.dataSource.manager.createQueryBuilder(RecordingEntity, 'recording');
    rows.where({ vpsId: id, deletedAt: IsNull() });
    return readKeyset(rows, wanted);
  }

  /** @throws `recording.not_found` */
  async get(project: ProjectRef, vps: string, id: string): Promise<RecordingEntity> {
    const { id: vpsId } = await this.servers.get(project, vps);
    const which = { id, vpsId, deletedAt: IsNull() };
    const row = await this.dataSource.manager.findOneBy(RecordingEntity, which);
    if (!row) throw RecordingErrors.not_found();
    return row;
  }

  /** The file of a recording. @throws `recording.running` while it is written */
  async open(project: ProjectRef, vps: string, id: string): Promise<ReadStream> {
    const row = await this.get(project, vps, id);
    if (!row.endedAt) throw RecordingErrors.running();
    const file = createReadStream(this.pathOf(row.id));
    await new Promise<void>((resolve, reject) => {
      file.once('open', () => resolve());
      file.once('error', (cause) => reject(RecordingErrors.not_found({ cause })));
    });
    return file;
  }

  async delete(project: ProjectRef, vps: string, id: string): Promise<RecordingEntity> {
    const row = await this.get(project, vps, id);
    if (!row.endedAt) throw RecordingErrors.running();
    if (!(await this.history.remove(row))) throw RecordingErrors.not_found();
    await rm(this.pathOf(row.id), { force: true });
    return row;
  }

  /** Where the file of a recording is. */
  pathOf(id: string): string {
    return join(this.#dir, `${id}.cast`);
  }

  get #dir(): string {
    return join(this.settings.dir, 'recordings');
  }

  async #roomOf(projectId: string): Promise<number> {
    const [sum] = await this.dataSource.query<{ bytes: string }[]>(
      `select coalesce(sum(case when ended_at is null then $2 else size_bytes end), 0) as bytes
       from vps_recording where project_id = $1 and deleted_at is null`,
      [projectId, LARGEST_BYTES],
    );
    return this.settings.config.VPS_RECORDING_QUOTA_MB * MB - Number(sum?.bytes ?? 0);
  }
}
