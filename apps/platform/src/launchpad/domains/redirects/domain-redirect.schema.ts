import { z } from 'zod';
import { HostName } from '../host-name.schema.js';

const Status = z
  .union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])
  .describe('308 and 301 may be remembered by browsers; 308 and 307 keep the method.');

export const UpdateDomain = z
  .strictObject({
    primary: z
      .boolean()
      .optional()
      .describe('Whether the app goes by this name; the one before then does not any more.'),
    redirect_others: z
      .boolean()
      .optional()
      .describe('With `primary`: whether the other names of the app lead here, but for wildcards.'),
    redirect_to: HostName.nullable()
      .optional()
      .describe('Another domain of the app that visitors are sent on to; null serves them here.'),
    redirect_status: Status.optional(),
  })
  .refine(({ primary, redirect_others: others }) => others !== true || primary === true, {
    message: 'is only for the primary domain',
    path: ['redirect_others'],
  })
  .refine(({ primary, redirect_to: to }) => primary !== true || typeof to !== 'string', {
    message: 'the primary domain leads nowhere else',
    path: ['redirect_to'],
  })
  .meta({ id: 'UpdateDomain', description: 'What visitors of a domain get.' });
export type UpdateDomain = z.output<typeof UpdateDomain>;

export const PairDomains = z
  .strictObject({
    host: HostName.describe('The name with or without `www.`; both are added if not there yet.'),
    primary: z
      .enum(['apex', 'www'])
      .default('apex')
      .describe('Which of them serves; the other leads to it.'),
    redirect_status: Status.default(308),
  })
  .meta({
    id: 'PairDomains',
    description: 'A name and its `www.`, of which one leads to the other.',
  });
export type PairDomains = z.output<typeof PairDomains>;
