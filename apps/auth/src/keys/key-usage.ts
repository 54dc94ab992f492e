import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Clock, Rounds } from '@skydeck/service';
import { DataSource } from 'typeorm';

const WRITE_EVERY_MS = 60_000;

/** Rows are taken in one order, so that two processes never wait for one another. */
const WRITE = `
  update api_key set last_used_at = greatest(api_key.last_used_at, used.at)
  from (
    select api_key.id, one.at
    from unnest($1::text[], $2::timestamptz[]) as one (id, at) join api_key using (id)
    order by api_key.id for no key update of api_key
  ) used
  where api_key.id = used.id`;

/** Remembers when keys were used and writes it down once a minute, in one statement. */
@Injectable()
export class KeyUsage implements OnModuleInit, BeforeApplicationShutdown {
  readonly #logger = new Logger(KeyUsage.name);
  #used = new Map<string, Date>();
  readonly #rounds = new Rounds(
    () => this.write(),
    (error) => this.#logger.warn({ err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.#rounds.start(WRITE_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
    await this.#rounds.now();
  }

  note(keyId: string): void {
    this.#used.set(keyId, this.clock.now());
  }

  async write(): Promise<void> {
    const used = this.#used;
    if (used.size === 0) return;
    this.#used = new Map();
    try {
      await this.dataSource.query(WRITE, [[...used.keys()], [...used.values()]]);
    } catch (error) {
      // The next round writes them; what was used meanwhile is newer.
      this.#used = new Map([...used, ...this.#used]);
      throw error;
    }
  }
}
