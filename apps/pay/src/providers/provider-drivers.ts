import { AddressPolicy } from '@skydeck/outbound';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { BankFiles } from '../sandbox-bank/bank-files.js';
import { SandboxBank } from '../sandbox-bank/sandbox-bank.js';
import type { PaymentProvider } from './driver/payment-provider.js';
import { HookAddresses } from './hooks/hook-addresses.js';
import { kindOf } from './kinds/provider-kinds.js';
import type { PaymentProviderEntity } from './payment-provider.entity.js';
import { ProviderSecrets } from './provider-secrets.js';

interface Made {
  readonly version: number;
  readonly driver: PaymentProvider;
}

/** The driver of each provider, made anew when its settings change. */
@Injectable()
export class ProviderDrivers implements OnApplicationShutdown {
  readonly #logger = new Logger('PaymentProviders');
  readonly #made = new Map<string, Made>();

  constructor(
    private readonly serviceSecret: string,
    private readonly secrets: ProviderSecrets,
    private readonly hooks: HookAddresses,
    private readonly bank: SandboxBank,
    private readonly files: BankFiles,
    private readonly policy: AddressPolicy,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.#made.values()].map(({ driver }) => driver.close()));
  }

  /** The driver that speaks with a provider. */
  of(provider: PaymentProviderEntity): PaymentProvider {
    const made = this.#made.get(provider.id);
    if (made?.version === provider.version) return made.driver;
    const driver = this.#make(provider);
    this.#made.set(provider.id, { version: provider.version, driver });
    if (made) this.#end(made.driver);
    return driver;
  }

  /** Ends the connections of a provider that is not used any more. */
  forget(providerId: string): void {
    const made = this.#made.get(providerId);
    this.#made.delete(providerId);
    if (made) this.#end(made.driver);
  }

  #make({ id, kind, settings, sealedSecrets }: PaymentProviderEntity): PaymentProvider {
    const spec = kindOf(kind);
    const secrets = sealedSecrets === null ? '{}' : this.secrets.openText(sealedSecrets, id);
    return spec.driver(spec.settings.parse(settings), spec.secrets.parse(JSON.parse(secrets)), {
      providerId: id,
      hookUrl: this.hooks.of(id),
      serviceSecret: this.serviceSecret,
      bank: this.bank,
      files: this.files,
      policy: this.policy,
    });
  }

  #end(driver: PaymentProvider): void {
    driver.close().catch((error: unknown) => {
      this.#logger.warn({ msg: 'A driver did not end well.', err: error });
    });
  }
}
