import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';

const KEPT_MS = 24 * 3_600_000;

/** Remembers for a day what LiveKit told, so that each of it is done once however often it is told. */
export class LiveKitNotices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Does the work unless it was done for this key; a failure lets the next one try. */
  async once(key: string, work: () => Promise<void>): Promise<void> {
    const rows: unknown[] = await this.dataSource.query(
      'insert into livekit_notice (id, received_at) values ($1, $2) on conflict do nothing returning id',
      [key, this.clock.now()],
    );
    if (rows.length === 0) return;
    try {
      await work();
    } catch (error) {
      await this.dataSource.query('delete from livekit_notice where id = $1', [key]);
      throw error;
    }
  }

  /** Forgets what is older than a day. */
  async forget(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.dataSource.query('delete from livekit_notice where received_at < $1', [before]);
  }
}
