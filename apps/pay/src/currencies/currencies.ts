import type { Tenant } from '@skydeck/auth-guard';
import { invalid } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, In } from 'typeorm';
import { CurrencyEntity } from './currency.entity.js';
import { CurrencyErrors } from './currency.errors.js';

/** Another process may have changed the name of a currency, or whether it is in use. */
const BELIEVED_MS = 10_000;
const MOST_REMEMBERED = 10_000;

interface Remembered {
  readonly currency: CurrencyEntity;
  readonly untilMs: number;
}

interface Sought {
  readonly tenant: Tenant;
  readonly code: string;
  readonly untilMs: number;
}

/** Knows which currencies a project has. What is found is remembered for some seconds. */
@Injectable()
export class Currencies {
  readonly #known = new LRUCache<string, Remembered>({ max: MOST_REMEMBERED });
  /** What is looked up just now: a hundred transfers of one request ask Postgres once. */
  readonly #sought = new Map<string, Promise<CurrencyEntity | null>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * The currency that something new is made in.
   * @param location the field that names it, such as `body.currency`
   * @throws `validation_failed` that names the field when it is unknown or no longer in use
   */
  async check(tenant: Tenant, code: string, location = 'body.currency'): Promise<CurrencyEntity> {
    const currency = await this.known(tenant, code, location);
    if (currency.active) return currency;
    const message = `The currency ${code} is no longer in use.`;
    throw invalid([{ location, code: 'unknown_currency', message }]);
  }

  /**
   * A currency that a request names, which may be out of use: what is left of it can be sold.
   * @throws `validation_failed` that names the field when it is unknown
   */
  async known(tenant: Tenant, code: string, location: string): Promise<CurrencyEntity> {
    const currency = await this.find(tenant, code);
    if (currency) return currency;
    const message = 'This is no currency of ISO 4217 or of this project.';
    throw invalid([{ location, code: 'unknown_currency', message }]);
  }

  /** A currency that may be out of use, such as one that an amount is shown in. @throws `currency_not_found` */
  async get(tenant: Tenant, code: string): Promise<CurrencyEntity> {
    const currency = await this.find(tenant, code);
    if (!currency) throw CurrencyErrors.currency_not_found();
    return currency;
  }

  /** A currency of ISO 4217 or of the project; null when there is none. */
  async find(tenant: Tenant, code: string): Promise<CurrencyEntity | null> {
    const key = `${tenant} ${code}`;
    const nowMs = this.clock.now().getTime();
    const remembered = this.#known.get(key);
    // A clock of a test may be set back.
    const leftMs = (remembered?.untilMs ?? 0) - nowMs;
    if (remembered && leftMs > 0 && leftMs <= BELIEVED_MS) return remembered.currency;
    return this.#sought.get(key) ?? this.#seek({ tenant, code, untilMs: nowMs + BELIEVED_MS });
  }

  /** Forgets a currency that was changed here. */
  forget(tenant: Tenant, code: string): void {
    this.#known.delete(`${tenant} ${code}`);
    this.#sought.delete(`${tenant} ${code}`);
  }

  async #seek({ tenant, code, untilMs }: Sought): Promise<CurrencyEntity | null> {
    const key = `${tenant} ${code}`;
    const seeking = this.dataSource
      .getRepository(CurrencyEntity)
      .findOneBy({ tenant: In([tenant, '']), code });
    this.#sought.set(key, seeking);
    try {
      const currency = await seeking;
      // One that was changed meanwhile is not what was read.
      if (currency && this.#sought.get(key) === seeking) {
        this.#known.set(key, { currency, untilMs });
      }
      return currency;
    } finally {
      if (this.#sought.get(key) === seeking) this.#sought.delete(key);
    }
  }
}
