import { Clock } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OLDEST_UNNUMBERED } from './number-events.sql.js';

/** Shows how long the oldest event waits that the relay has not passed on. */
@Injectable()
export class OutboxLag implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Optional() private readonly metrics?: ServiceMetrics,
  ) {}

  onModuleInit(): void {
    this.metrics?.gauge(
      'skydeck_outbox_lag_seconds',
      'Age of the oldest event that was not passed on yet; 0 when none waits.',
      [],
      async () => [{ value: await this.#lagS() }],
    );
  }

  async #lagS(): Promise<number> {
    const [row] = await this.dataSource.query<{ oldest: Date | null }[]>(OLDEST_UNNUMBERED);
    if (!row?.oldest) return 0;
    return Math.max(0, (this.clock.now().getTime() - row.oldest.getTime()) / 1000);
  }
}
