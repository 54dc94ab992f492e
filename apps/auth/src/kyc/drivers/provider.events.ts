import type { AuditState } from '@skydeck/audit';
import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { CHECK_TYPES } from '../checks/check-types.js';
import type { KycProviderEntity } from './provider.entity.js';

const Provider = z.object({
  id: z.string().describe('`kpr_…`'),
  checks: z.array(z.enum(CHECK_TYPES)).describe('What it checks.'),
});

const of = (description: string) => ({ schema: Provider, description });

/** What happens to providers of checks. */
export const KycProviderEvents = defineEvents('kyc_provider', {
  created: of('A provider of checks was added.'),
  updated: of('A provider of checks was changed.'),
  deleted: of('A provider of checks was removed.'),
});

/** What the audit log shows of a provider: never its secret. */
export function providerState(provider: KycProviderEntity): AuditState {
  const { name, checks, url, images, timeoutMs, answerWithinS, version } = provider;
  return {
    name,
    checks,
    url,
    images,
    timeout_ms: timeoutMs,
    answer_within_s: answerWithinS,
    version,
  };
}
