import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { AddressPolicy, Outbound } from '@skydeck/outbound';
import { Clock } from '@skydeck/service';
import type { ChannelDriver } from '../drivers/channel.driver.js';
import { MailResolver } from '../domains/mail-resolver.js';
import { TransportPolicies } from '../drivers/direct-mx/mta-sts/transport-policies.js';
import { MailDressing } from '../drivers/smtp/mail-dressing.js';
import { InboundTexts } from '../inbound/concatenation/inbound-texts.js';
import { Outbox } from '../outbox/outbox.js';
import { WhatsappNumbers } from '../windows/whatsapp-numbers.js';
import { kindOf } from './kinds/provider-kinds.js';
import type { ProviderEntity } from './provider.entity.js';
import { DeliveryReports } from './reports/delivery-reports.js';
import { ProviderSecrets } from './provider-secrets.js';

interface Made {
  readonly version: number;
  readonly driver: ChannelDriver;
}

/** The driver of each provider, made anew when its settings change. */
@Injectable()
export class ProviderDrivers implements OnApplicationShutdown {
  readonly #logger = new Logger('Providers');
  readonly #made = new Map<string, Made>();

  constructor(
    private readonly secrets: ProviderSecrets,
    private readonly outbox: Outbox,
    private readonly outbound: Outbound,
    private readonly policy: AddressPolicy,
    private readonly dressing: MailDressing,
    private readonly reports: DeliveryReports,
    private readonly texts: InboundTexts,
    private readonly whatsapp: WhatsappNumbers,
    private readonly resolver: MailResolver,
    private readonly transportPolicies: TransportPolicies,
    private readonly clock: Clock,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.#made.values()].map(({ driver }) => driver.close()));
    await this.outbound.close();
  }

  /** The driver that speaks with a provider. */
  of(provider: ProviderEntity): ChannelDriver {
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

  #make({ id, tenant, kind, settings, sealedSecrets }: ProviderEntity): ChannelDriver {
    const spec = kindOf(kind);
    const secrets = sealedSecrets === null ? '{}' : this.secrets.openText(sealedSecrets, id);
    return spec.driver(spec.settings.parse(settings), spec.secrets.parse(JSON.parse(secrets)), {
      outbox: this.outbox,
      outbound: this.outbound,
      policy: this.policy,
      clock: this.clock,
      dressing: this.dressing,
      resolver: this.resolver,
      transportPolicies: this.transportPolicies,
      callbackOf: (message) => this.reports.callbackOf(id, message.id),
      report: (report) => this.reports.receive(id, report),
      deliver: (text) => this.texts.receive({ id, tenant }, text),
      whatsapp: (number) => this.whatsapp.of({ id, tenant }, number),
    });
  }

  #end(driver: ChannelDriver): void {
    driver.close().catch((error: unknown) => {
      this.#logger.warn({ msg: 'A driver did not end well.', err: error });
    });
  }
}
