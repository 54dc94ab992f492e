import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { Escrow, EscrowMilestone } from './escrow.schema.js';
import { EscrowHappening } from './escrow-verb.schema.js';

// Without the names that OpenAPI knows them by: each event stands for itself.
const happening = z.object(EscrowHappening.shape);
const escrow = z.object({
  ...Escrow.shape,
  milestones: z
    .array(z.object(EscrowMilestone.shape))
    .describe('Parts that are paid by themselves.'),
});
const changedEscrow = escrow.extend({
  operation: happening.omit({ links: true }).describe('What was done.'),
});

const changed = (description: string) => ({ schema: changedEscrow, description });

/** What happens to escrows. */
export const EscrowEvents = defineEvents('escrow', {
  created: { schema: escrow, description: 'An escrow was made; it holds no money yet.' },
  updated: { schema: escrow, description: 'The metadata of an escrow was changed.' },
  funded: changed("The buyer's money is in escrow."),
  accepted: changed('The seller took the terms on.'),
  delivered: changed('The seller delivered, all of it or a milestone.'),
  released: changed('The seller was paid the last part.'),
  partially_released: changed('The seller was paid a part; more is in escrow.'),
  auto_released: changed('The seller was paid because the time for inspection was over.'),
  refunded: changed('The buyer got money back, all of it or that of a milestone.'),
  disputed: changed('Nothing moves until the arbiter decides.'),
  evidence_added: {
    schema: happening,
    description: 'Somebody added evidence to a dispute.',
  },
  resolved: changed('The arbiter divided what was left.'),
  cancelled: changed('An escrow without money was given up.'),
  expired: changed('An escrow was not funded in time.'),
});
