import { defineEvents } from '@skydeck/events';
import { Escrow } from './escrow.schema.js';
import { ChangedEscrow, EscrowHappening } from './escrow-verb.schema.js';

const changed = (description: string) => ({ schema: ChangedEscrow, description });

/** What happens to escrows. */
export const EscrowEvents = defineEvents('escrow', {
  created: { schema: Escrow, description: 'An escrow was made; it holds no money yet.' },
  updated: { schema: Escrow, description: 'The metadata of an escrow was changed.' },
  funded: changed("The buyer's money is in escrow."),
  accepted: changed('The seller took the terms on.'),
  delivered: changed('The seller delivered, all of it or a milestone.'),
  released: changed('The seller was paid the last part.'),
  partially_released: changed('The seller was paid a part; more is in escrow.'),
  auto_released: changed('The seller was paid because the time for inspection was over.'),
  refunded: changed('The buyer got money back, all of it or that of a milestone.'),
  disputed: changed('Nothing moves until the arbiter decides.'),
  evidence_added: {
    schema: EscrowHappening,
    description: 'Somebody added evidence to a dispute.',
  },
  resolved: changed('The arbiter divided what was left.'),
  cancelled: changed('An escrow without money was given up.'),
  expired: changed('An escrow was not funded in time.'),
});
