import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const EVERY_MS = 3_600_000;
/** Providers send a webhook again for some days; one that is older is refused by its time. */
const KEEP_MS = 30 * 86_400_000;

/** Forgets the names of webhooks that cannot come again. */
@Injectable()
export class HookUpkeep extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super({
      name: 'PaymentProviders',
      problem: 'Old webhooks were not forgotten.',
      everyMs: EVERY_MS,
    });
  }

  /** One round. */
  override async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEEP_MS);
    await this.dataSource.query('delete from provider_webhook where received_at < $1', [before]);
  }
}
