import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';

const WRITE_EVERY_MS = 60_000;

/** Remembers when keys were used and writes it down once a minute, in one statement. */
@Injectable()
export class KeyUsage implements OnModuleInit, BeforeApplicationShutdown {
  readonly #logger = new Logger(KeyUsage.name);
  #used = new Map<string, Date>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.#timer = setInterval(() => void this.#writeLater(), WRITE_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writeLater();
  }

  note(keyId: string): void {
    this.#used.set(keyId, this.clock.now());
  }

  async write(): Promise<void> {
    const used = this.#used;
    if (used.size === 0) return;
    this.#used = new Map();
    await this.dataSource.query(
      `update api_key set last_used_at = greatest(last_used_at, used.at)
       from unnest($1::text[], $2::timestamptz[]) as used (id, at) where api_key.id = used.id`,
      [[...used.keys()], [...used.values()]],
    );
  }

  async #writeLater(): Promise<void> {
    await this.write().catch((error: unknown) => this.#logger.warn({ err: error }));
  }
}
