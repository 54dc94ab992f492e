import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';

const EVERY_MS = 3_600_000;
/** Providers send a webhook again for some days; one that is older is refused by its time. */
const KEEP_MS = 30 * 86_400_000;

/** Forgets the names of webhooks that cannot come again. */
@Injectable()
export class HookUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('PaymentProviders');
  readonly #rounds = new Rounds(
    () => this.sweep(),
    (error) => this.#logger.warn({ msg: 'Old webhooks were not forgotten.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** One round. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEEP_MS);
    await this.dataSource.query('delete from provider_webhook where received_at < $1', [before]);
  }
}
