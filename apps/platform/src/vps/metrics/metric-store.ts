import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ServerSample } from '../engine/server-spec.js';

/** What was not measured for longer than this is a gap: nobody knows how it was spread. */
const LONGEST_GAP_S = 90;

/** Keeps what servers use, as points of one and of five minutes. */
@Injectable()
export class MetricStore {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Adds what each server used since its sample before, in one statement. Samples that are not
   * newer than what is known add nothing, so that any number of processes may measure the same
   * servers, and each measurement counts whole or not at all.
   */
  async add(samples: readonly ServerSample[]): Promise<void> {
    if (samples.length === 0) return;
    const rows = samples.map((sample) => ({
      vps_id: sample.id,
      at: sample.at,
      cpu_seconds: sample.cpuSeconds,
      disk_read: sample.diskReadBytes,
      disk_written: sample.diskWrittenBytes,
      net_received: sample.netReceivedBytes,
      net_sent: sample.netSentBytes,
      memory_bytes: sample.memoryBytes,
      disk_used_bytes: sample.diskUsedBytes,
      processes: sample.processes,
    }));
    await this.dataSource.query(ADD, [JSON.stringify(rows), LONGEST_GAP_S]);
  }

  /** Drops points that are older than they are kept. May be repeated, and stopped in the middle. */
  async prune(now: Date): Promise<void> {
    await this.dataSource.query(
      `delete from vps_metric
       where step_s = 60 and at < $1::timestamptz - interval '24 hours'
          or step_s = 300 and at < $1::timestamptz - interval '30 days'`,
      [now],
    );
  }
}

/** A counter that fell began anew: all that it shows now was used since. */
const since = (counter: string): string =>
  `case when not is_continued then 0
        when new.${counter} < old.${counter} then new.${counter}
        else new.${counter} - old.${counter} end`;

const ADD = `
  with sample as (
    select s.*, greatest(v.vcpus * v.cpu_share, 0.01) as cpus
    from jsonb_to_recordset($1::jsonb) as s (
      vps_id text, at timestamptz, cpu_seconds float8, disk_read float8, disk_written float8,
      net_received float8, net_sent float8, memory_bytes float8, disk_used_bytes float8,
      processes integer)
    join vps v on v.id = s.vps_id
  ),
  known as (
    select latest.* from vps_metric_latest latest
    join sample using (vps_id) order by vps_id for update of latest
  ),
  paired as (
    select new.*, old.at as before_at,
      coalesce(new.at - old.at <= make_interval(secs => $2::float8), false) as is_continued
    from sample new left join known old using (vps_id)
    where old.at is null or old.at < new.at
  ),
  used as (
    select new.vps_id, new.at, new.cpus, new.cpu_seconds, new.disk_read, new.disk_written,
      new.net_received, new.net_sent, new.memory_bytes, new.disk_used_bytes, new.processes,
      case when is_continued then extract(epoch from new.at - new.before_at)::float8 else 0 end
        as covered_s,
      ${since('cpu_seconds')} as cpu_used,
      ${since('disk_read')} as read_bytes,
      ${since('disk_written')} as written_bytes,
      ${since('net_received')} as received_bytes,
      ${since('net_sent')} as sent_bytes
    from paired new left join known old using (vps_id)
  ),
  latest as (
    insert into vps_metric_latest as l (vps_id, at, cpu_seconds, disk_read, disk_written,
      net_received, net_sent, memory_bytes, disk_used_bytes, processes, covered_s, cpu_used,
      read_bytes, written_bytes, received_bytes, sent_bytes)
    select vps_id, at, cpu_seconds, disk_read, disk_written, net_received, net_sent, memory_bytes,
      disk_used_bytes, processes, covered_s, cpu_used, read_bytes, written_bytes, received_bytes,
      sent_bytes
    from used order by vps_id
    on conflict (vps_id) do update set at = excluded.at, cpu_seconds = excluded.cpu_seconds,
      disk_read = excluded.disk_read, disk_written = excluded.disk_written,
      net_received = excluded.net_received, net_sent = excluded.net_sent,
      memory_bytes = excluded.memory_bytes, disk_used_bytes = excluded.disk_used_bytes,
      processes = excluded.processes, covered_s = excluded.covered_s,
      cpu_used = excluded.cpu_used, read_bytes = excluded.read_bytes,
      written_bytes = excluded.written_bytes, received_bytes = excluded.received_bytes,
      sent_bytes = excluded.sent_bytes
      where l.at < excluded.at
    returning vps_id
  )
  insert into vps_metric as m (vps_id, step_s, at, samples, covered_s, cpu_used, cpu_available,
    memory_sum, memory_peak, disk_used_bytes, read_bytes, written_bytes, received_bytes, sent_bytes,
    processes)
  select vps_id, step_s, date_bin(make_interval(secs => step_s), at, 'epoch'), 1, covered_s,
    cpu_used, cpus * covered_s, memory_bytes, memory_bytes, disk_used_bytes, read_bytes,
    written_bytes, received_bytes, sent_bytes, processes
  from used join latest using (vps_id), unnest(array[60, 300]) step_s
  order by vps_id, step_s
  on conflict (vps_id, step_s, at) do update set samples = m.samples + 1,
    covered_s = m.covered_s + excluded.covered_s, cpu_used = m.cpu_used + excluded.cpu_used,
    cpu_available = m.cpu_available + excluded.cpu_available,
    memory_sum = m.memory_sum + excluded.memory_sum,
    memory_peak = greatest(m.memory_peak, excluded.memory_peak),
    disk_used_bytes = excluded.disk_used_bytes,
    read_bytes = m.read_bytes + excluded.read_bytes,
    written_bytes = m.written_bytes + excluded.written_bytes,
    received_bytes = m.received_bytes + excluded.received_bytes,
    sent_bytes = m.sent_bytes + excluded.sent_bytes, processes = excluded.processes`;
