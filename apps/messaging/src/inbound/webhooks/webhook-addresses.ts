import { Injectable } from '@nestjs/common';
import { DeliveryReports } from '../../providers/reports/delivery-reports.js';
import type { ProviderKind } from '../../providers/kinds/provider-kinds.js';
import type { ProviderEntity } from '../../providers/provider.entity.js';

type Named = Pick<ProviderEntity, 'id' | 'kind'>;

/** Kinds of providers that post what comes in. */
const POSTING: ReadonlySet<ProviderKind> = new Set(['http-sms', 'whatsapp-cloud']);

/** Where a provider posts what comes in. */
export interface ProviderWebhook {
  readonly url: string;
  /** What proves at WhatsApp whose address it is; null where providers ask for none. */
  readonly verifyToken: string | null;
}

/** Addresses at which providers post; nobody else can guess them. */
@Injectable()
export class WebhookAddresses {
  constructor(private readonly reports: DeliveryReports) {}

  /** The address of one provider; null when it is of a kind that posts nothing. */
  of({ id, kind }: Named): ProviderWebhook | null {
    if (!POSTING.has(kind)) return null;
    const mac = this.reports.macOf('inbound', id);
    const verifyToken = kind === 'whatsapp-cloud' ? this.reports.macOf('verify', id) : null;
    return { url: this.reports.addressOf(`p/inbound/${id}/${mac}`), verifyToken };
  }

  /** Whether an address was made here. */
  isOurs(providerId: string, mac: string): boolean {
    return this.reports.isMacOf('inbound', providerId, mac);
  }

  /** Whether somebody knows the verify token of a provider. */
  isVerified(provider: Named, token: string): boolean {
    const asks = this.of(provider)?.verifyToken ?? null;
    return asks !== null && this.reports.isMacOf('verify', provider.id, token);
  }
}
