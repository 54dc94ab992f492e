import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { isTwilioSigned } from '../../drivers/http-sms/twilio-signature.js';
import type { DeliveryReport } from '../kinds/provider-kind.js';
import { HttpSmsSecrets } from '../kinds/http-sms.kind.js';
import type { ProviderEntity } from '../provider.entity.js';
import { ProviderRoutes } from '../provider-routes.js';
import { ProviderSecrets } from '../provider-secrets.js';
import { DeliveryReports } from './delivery-reports.js';

/** Statuses of Twilio, and of the JSON object that others post. */
const REPORTED: Readonly<Record<string, DeliveryReport['status']>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'undelivered',
  undelivered: 'undelivered',
};

const TwilioReport = z.object({
  MessageSid: z.string().min(1).max(200),
  MessageStatus: z.string().max(40),
  ErrorCode: z.string().max(40).optional(),
});
const JsonReport = z.object({
  id: z.string().min(1).max(200),
  status: z.string().max(40),
  error_code: z.string().max(40).nullish(),
});

/** A report as it was posted. */
export interface PostedReport {
  readonly providerId: string;
  readonly messageId: string;
  readonly mac: string;
  readonly body: unknown;
  /** Of Twilio. */
  readonly signature: string | undefined;
}

/** Takes what providers post about messages. */
@Injectable()
export class ReportCallbacks {
  constructor(
    private readonly routes: ProviderRoutes,
    private readonly secrets: ProviderSecrets,
    private readonly reports: DeliveryReports,
  ) {}

  /** False when the address or the signature is not right. What says nothing new changes nothing. */
  async take(posted: PostedReport): Promise<boolean> {
    const { providerId, messageId, mac, body } = posted;
    if (!this.reports.isOurs(providerId, messageId, mac)) return false;
    const provider = await this.routes.find(providerId);
    if (provider?.kind !== 'http-sms') return false;
    const isTwilio = 'flavour' in provider.settings && provider.settings.flavour === 'twilio';
    if (isTwilio && !this.#isSigned(provider, posted)) return false;
    const report = isTwilio ? twilioReport(body) : jsonReport(body);
    if (report) await this.reports.about(providerId, messageId, report);
    return true;
  }

  #isSigned(provider: ProviderEntity, { messageId, body, signature = '' }: PostedReport): boolean {
    if (provider.sealedSecrets === null) return false;
    const opened = this.secrets.openText(provider.sealedSecrets, provider.id);
    const { token } = HttpSmsSecrets.parse(JSON.parse(opened));
    const fields = z.record(z.string(), z.string()).safeParse(body);
    if (!fields.success) return false;
    const url = this.reports.callbackOf(provider.id, messageId);
    return isTwilioSigned(token, url, fields.data, signature);
  }
}

function twilioReport(body: unknown): DeliveryReport | null {
  const { data } = TwilioReport.safeParse(body);
  return data ? reportOf(data.MessageSid, data.MessageStatus, data.ErrorCode) : null;
}

function jsonReport(body: unknown): DeliveryReport | null {
  const { data } = JsonReport.safeParse(body);
  return data ? reportOf(data.id, data.status, data.error_code ?? undefined) : null;
}

function reportOf(providerMessageId: string, said: string, code?: string): DeliveryReport | null {
  const status = REPORTED[said.toLowerCase()];
  if (status === undefined) return null;
  const report = { providerMessageId, status };
  if (status !== 'undelivered') return report;
  return { ...report, failure: code !== undefined && /^\w+$/.test(code) ? code : 'undelivered' };
}
