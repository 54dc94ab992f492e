import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Tenant, TrustCache } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { Clock } from '@skydeck/service';
import { Repository } from 'typeorm';
import { AuthSettingsEntity } from './auth-settings.entity.js';
import { type AuthSettingsValues, withDefaults } from './sections.js';

const TOPIC = 'auth.settings';

/**
 * What features go by: remembered for half a minute like keys are, and read again at once when
 * any process changes it.
 */
@Injectable()
export class AuthSettingsCache {
  readonly #logger = new Logger(AuthSettingsCache.name);
  readonly #known: TrustCache<AuthSettingsValues>;

  constructor(
    @InjectRepository(AuthSettingsEntity) rows: Repository<AuthSettingsEntity>,
    private readonly bus: Bus,
    clock: Clock,
  ) {
    const read = async (tenant: string) =>
      withDefaults((await rows.findOneBy({ tenant: tenant as Tenant }))?.own ?? {});
    this.#known = new TrustCache(read, { bus, nowMs: () => clock.now().getTime() });
    bus.subscribe(TOPIC, (message) => {
      const { tenant } = message as { tenant?: unknown };
      if (typeof tenant === 'string') this.#known.purge(tenant);
    });
  }

  /** The settings of a project in one mode; at once when they are remembered. */
  of(tenant: Tenant): AuthSettingsValues | Promise<AuthSettingsValues> {
    return this.#known.peek(tenant) ?? this.#load(tenant);
  }

  /** Forgets the settings of a project here and in every other process. */
  async purge(tenant: Tenant): Promise<void> {
    this.#known.purge(tenant);
    await this.bus.publish(TOPIC, { tenant }).catch((error: unknown) => {
      // Without the bus nobody remembers anything for longer than a second.
      this.#logger.warn({ msg: 'Other processes were not told of settings.', err: error });
    });
  }

  async #load(tenant: Tenant): Promise<AuthSettingsValues> {
    return (await this.#known.load(tenant)) ?? withDefaults({});
  }
}
