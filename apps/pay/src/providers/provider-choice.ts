import type { Tenant } from '@skydeck/auth-guard';
import { ownerOf } from '@skydeck/auth-guard';
import { isId, newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { MethodType } from './driver/payment-method.schema.js';
import { kindOf } from './kinds/provider-kinds.js';
import { PaymentProviderEntity } from './payment-provider.entity.js';
import { PaymentProviderErrors } from './provider.errors.js';

/** The sandbox goes last: whoever adds a provider wants it to be used. */
const SANDBOX_PRIORITY = 1000;
const MOST_KNOWN = 100_000;

/** What is asked of a provider. */
export interface Wanted {
  readonly provider?: string | undefined;
  readonly method: MethodType;
  readonly currency: string;
}

/** Finds the provider for a payment. */
@Injectable()
export class ProviderChoice {
  /** Tenants that have their sandbox. */
  readonly #known = new Set<string>();

  constructor(
    private readonly isSandboxInLive: boolean,
    @InjectRepository(PaymentProviderEntity)
    private readonly providers: Repository<PaymentProviderEntity>,
    private readonly clock: Clock,
  ) {}

  /** The provider that was asked for, or the first that fits. @throws 422 when there is none */
  async choose(tenant: Tenant, wanted: Wanted): Promise<PaymentProviderEntity> {
    await this.ensureSandbox(tenant);
    const { provider: id } = wanted;
    if (id !== undefined) {
      const provider = await this.find(tenant, id);
      if (!provider) throw PaymentProviderErrors.not_found();
      if (!fits(provider, wanted)) throw PaymentProviderErrors.does_not_fit();
      return provider;
    }
    const all = await this.providers.find({
      where: { tenant, isEnabled: true },
      order: { priority: 'ASC', id: 'ASC' },
    });
    const first = all.find((provider) => fits(provider, wanted));
    if (!first) throw PaymentProviderErrors.none_fits();
    return first;
  }

  /** A provider of a project; null when there is none. */
  async find(tenant: Tenant, id: string): Promise<PaymentProviderEntity | null> {
    return isId('ppr', id) ? this.providers.findOneBy({ tenant, id }) : null;
  }

  /** A provider of any project. */
  async any(id: string): Promise<PaymentProviderEntity | null> {
    return isId('ppr', id) ? this.providers.findOneBy({ id }) : null;
  }

  /** Gives a project its sandbox, where it is to have one. */
  async ensureSandbox(tenant: Tenant): Promise<void> {
    if (this.#known.has(tenant)) return;
    if (ownerOf(tenant).mode === 'live' && !this.isSandboxInLive) return;
    const now = this.clock.now();
    await this.providers.query(
      `insert into payment_provider (id, tenant, name, kind, settings, currencies, priority,
         is_enabled, version, created_at, updated_at)
       values ($1, $2, 'Sandbox', 'sandbox', $3, '{}', $4, true, 1, $5, $5)
       on conflict (tenant) where kind = 'sandbox' do nothing`,
      [newId('ppr', now.getTime()), tenant, defaults(), SANDBOX_PRIORITY, now],
    );
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.add(tenant);
  }
}

const defaults = () => JSON.stringify(kindOf('sandbox').settings.parse({}));

function fits(
  { kind, isEnabled, currencies }: PaymentProviderEntity,
  { method, currency }: Wanted,
): boolean {
  const takesCurrency = currencies.length === 0 || currencies.includes(currency);
  return isEnabled && takesCurrency && kindOf(kind).methods.includes(method);
}
