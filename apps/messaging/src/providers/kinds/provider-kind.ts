import type { AddressPolicy, Outbound } from '@skydeck/outbound';
import type { Clock } from '@skydeck/service';
import type { z } from 'zod';
import type { ChannelDriver, OutboundMessage } from '../../drivers/channel.driver.js';
import type { WhatsappRecords } from '../../drivers/whatsapp-cloud/whatsapp-records.js';
import type { MailDressing } from '../../drivers/smtp/mail-dressing.js';
import type { DeliveredText } from '../../inbound/concatenation/delivered-text.js';
import type { TransportPolicies } from '../../drivers/direct-mx/mta-sts/transport-policies.js';
import type { MailResolver } from '../../domains/mail-resolver.js';
import type { Channel } from '../../messages/message-channel.js';
import type { Outbox } from '../../outbox/outbox.js';

/** What a provider says later about a message that it took. */
export interface DeliveryReport {
  /** The name that the provider gave the message. */
  readonly providerMessageId: string;
  readonly status: 'sent' | 'delivered' | 'undelivered' | 'read';
  /** The provider's code of a failure. */
  readonly failure?: string;
}

/** What drivers are made with. */
export interface DriverNeeds {
  readonly outbox: Outbox;
  readonly outbound: Outbound;
  readonly policy: AddressPolicy;
  readonly clock: Clock;
  /** Signs mail and names where it comes back to. */
  readonly dressing: MailDressing;
  /** Finds the servers of recipients. */
  readonly resolver: MailResolver;
  /** What the domains of recipients ask of those who bring them mail. */
  readonly transportPolicies: TransportPolicies;
  /** Where the provider posts reports about a message. */
  readonly callbackOf: (message: OutboundMessage) => string;
  /** Takes what a provider reports over a connection of the driver. */
  readonly report: (report: DeliveryReport) => Promise<void>;
  /** Takes what people send over a connection of the driver. */
  readonly deliver: (text: DeliveredText) => Promise<void>;
  /** What is known of a number on WhatsApp. */
  readonly whatsapp: (number: string) => WhatsappRecords;
}

/** One kind of provider: what is asked of whoever adds one, and the driver that speaks with it. */
export interface ProviderKindSpec<
  Settings extends z.ZodType = z.ZodType,
  Secrets extends z.ZodType = z.ZodType,
> {
  readonly channels: readonly Channel[];
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** The hosts that it is reached at, to be refused at once where they are inside. */
  hosts(settings: z.output<Settings>): readonly string[];
  /** Whether this recipient is one of its own; all are when not given. */
  takes?(
    settings: z.output<Settings>,
    message: Pick<OutboundMessage, 'recipient' | 'app'>,
  ): boolean;
  driver(
    settings: z.output<Settings>,
    secrets: z.output<Secrets>,
    needs: DriverNeeds,
  ): ChannelDriver;
}

/** Gives a kind its types, which are lost where all kinds stand together. */
export function providerKind<Settings extends z.ZodType, Secrets extends z.ZodType>(
  spec: ProviderKindSpec<Settings, Secrets>,
): ProviderKindSpec {
  return spec;
}
