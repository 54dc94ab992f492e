import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { LogLineEntity, type LogStreamName } from './log-line.entity.js';

/** A line on its way into a log. */
export interface NewLine {
  readonly logId: string;
  readonly seq: number;
  readonly at: Date;
  readonly stream: LogStreamName;
  readonly replica: string | null;
  readonly process?: string | null;
  readonly line: string;
  /** How far the output of the replica is read with this line. */
  readonly position?: string | undefined;
}

/** Log lines in Postgres: they outlive crashes, redeployments and this process. */
@Injectable()
export class LogStore {
  constructor(@InjectRepository(LogLineEntity) private readonly lines: Repository<LogLineEntity>) {}

  /** Writes lines of any number of logs, and how far their replicas are read, in one statement. */
  async append(lines: readonly NewLine[]): Promise<void> {
    const read = new Map(
      lines.flatMap(({ replica, position }) => (replica && position ? [[replica, position]] : [])),
    );
    const columns = [
      lines.map(({ logId }) => logId),
      lines.map(({ seq }) => seq),
      lines.map(({ at }) => at),
      lines.map(({ stream }) => stream),
      lines.map(({ replica }) => replica),
      lines.map(({ process }) => process ?? null),
      // Postgres has no NUL in texts.
      lines.map(({ line }) => line.replaceAll('\0', '')),
      [...read.keys()],
      [...read.values()],
    ];
    await this.lines.query(
      `with read as (
         insert into app_replica_output (replica_id, position)
         select * from unnest($8::text[], $9::text[])
         on conflict (replica_id) do update set position = excluded.position
       )
       insert into log_line (log_id, seq, at, stream, replica, process, line)
       select * from unnest($1::text[], $2::bigint[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::text[])
       on conflict do nothing`,
      columns,
    );
  }

  /** The lines after a sequence number, oldest first. */
  async after(logId: string, seq: number, limit: number): Promise<LogLineEntity[]> {
    return this.lines.find({
      where: { logId, seq: MoreThan(String(seq)) },
      order: { seq: 'ASC' },
      take: limit,
    });
  }

  /** How many bytes a log may hold: what its app was set to, within what the installation gives. */
  async maxBytesOf(logId: string, mostMb: number): Promise<number> {
    const [row] = await this.lines.query<[{ keepMb: number }?]>(
      'select keep_mb as "keepMb" from app_log_retention where app_id = $1',
      [logId],
    );
    return Math.min(row?.keepMb ?? mostMb, mostMb) * 1024 * 1024;
  }

  /** Number of the newest line; 0 when there is none. */
  async lastSeq(logId: string): Promise<number> {
    const [row] = await this.lines.query<[{ lastSeq: string }]>(
      'select coalesce(max(seq), 0) as "lastSeq" from log_line where log_id = $1',
      [logId],
    );
    return Number(row.lastSeq);
  }

  /** Sequence number and size of what a log holds. */
  async extent(logId: string): Promise<{ lastSeq: number; bytes: number }> {
    const [row] = await this.lines.query<[{ lastSeq: string; bytes: string }]>(
      `select coalesce(max(seq), 0) as "lastSeq", coalesce(sum(octet_length(line) + 1), 0) as bytes
       from log_line where log_id = $1`,
      [logId],
    );
    return { lastSeq: Number(row.lastSeq), bytes: Number(row.bytes) };
  }

  /** Removes the oldest lines until at most `bytes` are left. Returns what is left. */
  async trim(logId: string, bytes: number): Promise<number> {
    await this.lines.query(
      `delete from log_line where log_id = $1 and seq <= (
         select max(seq) from (
           select seq, sum(octet_length(line) + 1) over (order by seq desc) as size
           from log_line where log_id = $1
         ) sized where size > $2
       )`,
      [logId, bytes],
    );
    return (await this.extent(logId)).bytes;
  }

  /** Removes whole logs. */
  async remove(logIds: readonly string[]): Promise<void> {
    await this.lines.query('delete from log_line where log_id = any($1)', [logIds]);
  }
}
