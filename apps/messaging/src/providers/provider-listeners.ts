import { Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ProviderEntity } from './provider.entity.js';
import { ProviderDrivers } from './provider-drivers.js';

const EVERY_MS = 30_000;
const TIMEOUT_MS = 15_000;

/** Stays connected to providers that report over a connection, also while nothing is sent. */
@Injectable()
export class ProviderListeners implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Providers');
  readonly #rounds = new Rounds(
    () => this.listen(),
    (error) => this.#logger.warn({ msg: 'Providers are not listened to.', err: error }),
  );

  constructor(
    @InjectRepository(ProviderEntity) private readonly providers: Repository<ProviderEntity>,
    private readonly drivers: ProviderDrivers,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** One round: connects to whom no connection stands. */
  async listen(): Promise<void> {
    const found = await this.providers.findBy({ kind: 'smpp', isEnabled: true });
    const checks = found.map(async (provider) => {
      // A provider that is away is tried again in the next round.
      await this.drivers.of(provider).check(AbortSignal.timeout(TIMEOUT_MS));
    });
    await Promise.allSettled(checks);
  }
}
