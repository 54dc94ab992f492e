import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { type HookLogEntity, OUTCOMES } from './hook-log.entity.js';

const KINDS = ['push', 'branch_deleted', 'pull_request', 'other', 'unknown'] as const;

/** Which deliveries of a hook to list. */
export const ListDeliveries = listQuery('hook-deliveries', {
  filters: {
    outcome: z.enum(OUTCOMES).describe('Only deliveries that this came of.'),
    provider: z.string().max(20).describe('Only deliveries of this host.'),
  },
});
export type ListDeliveries = z.output<typeof ListDeliveries.schema>;

export const HookDelivery = z
  .object({
    id: z.string().describe('`hkd_…`'),
    provider: z.string().describe('The kind of host that delivered it.'),
    kind: z.enum(KINDS).describe('What it tells; `unknown` for one that is not genuine.'),
    name: z.string().nullable().describe('The id that the host gave it.'),
    outcome: z
      .enum(OUTCOMES)
      .describe('What came of it; `refused` was not signed as it should be.'),
    reason: z.string().nullable().describe('Why nothing came of it.'),
    deployment_id: z.string().nullable().describe('The deployment that came of it.'),
    summary: z
      .object({
        branch: z.string().nullable().describe('The branch it is about.'),
        commit_sha: z.string().nullable().describe('The commit it is about.'),
        message: z.string().nullable().describe('Message of the commit.'),
        pull_request: z.int().nullable().describe('Number of the pull request.'),
        action: z.string().nullable().describe('What was done to the pull request.'),
        changed_paths: z.int().nullable().describe('How many files changed, if it says so.'),
      })
      .describe('What it says.'),
    can_redeliver: z.boolean().describe('Whether it can be taken again.'),
    redelivery_of: z.string().nullable().describe('The delivery that was taken again.'),
    created_at: z.iso.datetime().describe('When it came.'),
  })
  .meta({ id: 'AppHookDelivery' });
export type HookDelivery = z.output<typeof HookDelivery>;
export const HookDeliveryResponse = envelopeOf(HookDelivery);
export const HookDeliveryListResponse = pageOf(HookDelivery);

/** Whether there is something to take again. */
export const canRedeliver = ({ kind }: HookLogEntity): boolean =>
  kind === 'push' || kind === 'pull_request';

export function toHookDelivery(row: HookLogEntity): HookDelivery {
  const { delivery } = row;
  const push = delivery?.kind === 'push' ? delivery : undefined;
  const pull = delivery?.kind === 'pull_request' ? delivery : undefined;
  const branch = delivery && 'branch' in delivery ? delivery.branch : null;
  return {
    id: row.id,
    provider: row.provider,
    kind: row.kind,
    name: row.name,
    outcome: row.outcome,
    reason: row.reason,
    deployment_id: row.deploymentId,
    summary: {
      branch,
      commit_sha: push?.commit ?? pull?.commit ?? null,
      message: push?.message ?? null,
      pull_request: pull?.number ?? null,
      action: pull?.action ?? null,
      changed_paths: push?.paths?.length ?? null,
    },
    can_redeliver: canRedeliver(row),
    redelivery_of: row.redeliveryOf,
    created_at: row.receivedAt.toISOString(),
  };
}
