import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

export const MoveVps = z
  .strictObject({
    vps: z
      .string()
      .regex(/^vps_[0-9a-z]{26}$/, 'must be the id of a server')
      .describe('The server, of whatever project.'),
    to: z.string().min(1).max(63).describe('Name of the member of the cluster that is to have it.'),
  })
  .meta({ id: 'MoveVps' });
export type MoveVps = z.output<typeof MoveVps>;

/** The moving of a server as the operator sees it. */
export const VpsMove = z
  .object({
    id: z.string().describe('The operation, `op_…`.'),
    vps_id: z.string().describe('The server.'),
    project_id: z.string().describe('Its project.'),
    from: z.string().nullable().describe('Member that has it, as far as known.'),
    to: z.string().describe('Member that is to have it.'),
    status: z
      .enum(['queued', 'running', 'succeeded', 'failed', 'cancelled'])
      .describe('How far it is.'),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe('Why it failed; null if it did not.'),
  })
  .meta({ id: 'VpsMove' });

export const VpsMoveResponse = envelopeOf(VpsMove);
