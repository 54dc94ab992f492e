import { ownerOf } from '@skydeck/auth-guard';
import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { AddressPattern } from './address-pattern.js';
import type { MailRouteEntity } from './mail-route.entity.js';

export const CreateMailRoute = z
  .strictObject({
    domain_id: z.string().max(64).describe('`sdm_…`: domain whose mail is taken in.'),
    pattern: AddressPattern.default('*').describe(
      'Part before the at sign; a star stands for anything, and alone for all addresses.',
    ),
  })
  .meta({ id: 'CreateMailRoute' });
export type CreateMailRoute = z.output<typeof CreateMailRoute>;

/** Which routes to list. */
export const ListMailRoutes = listQuery('mail routes', {
  filters: { domain_id: z.string().max(64).describe('Only routes of this domain.') },
});
export type ListMailRoutes = z.output<typeof ListMailRoutes.schema>;

export const MailRoute = z
  .object({
    id: z.string().describe('`mrt_…`'),
    mode: z.enum(['live', 'test']).describe('The mode that it belongs to.'),
    domain_id: z.string().describe('`sdm_…`'),
    pattern: z.string().describe('Part before the at sign; a star stands for anything.'),
    created_at: z.iso.datetime().describe('When it was added.'),
  })
  .meta({ id: 'MailRoute' });
export type MailRoute = z.output<typeof MailRoute>;

export const MailRouteResponse = envelopeOf(MailRoute);
export const MailRouteListResponse = pageOf(MailRoute);

export function toMailRoute(route: MailRouteEntity): MailRoute {
  return {
    id: route.id,
    mode: ownerOf(route.tenant).mode,
    domain_id: route.domainId,
    pattern: route.pattern,
    created_at: route.createdAt.toISOString(),
  };
}
