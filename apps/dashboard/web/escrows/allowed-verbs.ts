import type { Escrow, EscrowRole, EscrowVerb, Milestone } from '../api/escrows.js';

/** What a page offers; evidence moves nothing, and is asked for in another way. */
export type OfferedVerb = EscrowVerb | 'evidence';

const RUNNING = new Set(['funded', 'delivered', 'partially_released']);

type Terms = Pick<
  Escrow,
  'state' | 'accepted_at' | 'delivered_at' | 'buyer_may_withdraw' | 'milestones'
>;

/**
 * What a role may do to an escrow as a whole, the usual next step first. The service decides; this
 * only keeps what it would refuse from being offered.
 */
export function allowedVerbs(escrow: Terms, role: EscrowRole): OfferedVerb[] {
  const { state } = escrow;
  if (state === 'disputed') return role === 'arbiter' ? ['resolve', 'evidence'] : ['evidence'];
  if (state === 'created') return CREATED[role](escrow);
  return RUNNING.has(state) ? RUNNING_VERBS[role](escrow) : [];
}

const isUnaccepted = ({ accepted_at: at }: Terms): boolean => at === null;

const CREATED: Readonly<Record<EscrowRole, (escrow: Terms) => OfferedVerb[]>> = {
  buyer: () => ['fund', 'cancel'],
  seller: (escrow) => (isUnaccepted(escrow) ? ['accept', 'cancel'] : ['cancel']),
  arbiter: () => [],
};

const RUNNING_VERBS: Readonly<Record<EscrowRole, (escrow: Terms) => OfferedVerb[]>> = {
  buyer: (escrow) => ['release', 'dispute', ...(mayWithdraw(escrow) ? (['refund'] as const) : [])],
  seller: (escrow) => [
    ...(escrow.delivered_at === null ? (['deliver'] as const) : []),
    ...(isUnaccepted(escrow) && escrow.state === 'funded' ? (['accept'] as const) : []),
    'dispute',
    'refund',
  ],
  arbiter: () => ['refund'],
};

const mayWithdraw = (escrow: Terms): boolean =>
  escrow.buyer_may_withdraw && isUnaccepted(escrow) && escrow.state === 'funded';

/** What a role may do to one milestone. */
export function allowedForMilestone(
  escrow: Terms,
  milestone: Pick<Milestone, 'state'>,
  role: EscrowRole,
): ('deliver' | 'release' | 'refund')[] {
  const isOpen = milestone.state === 'pending' || milestone.state === 'delivered';
  if (!RUNNING.has(escrow.state) || !isOpen) return [];
  if (role === 'buyer') return mayWithdraw(escrow) ? ['release', 'refund'] : ['release'];
  if (role === 'arbiter') return ['refund'];
  return milestone.state === 'pending' ? ['deliver', 'refund'] : ['refund'];
}

/** Whose turn it is, as far as a state tells. */
export function nextRole({ state }: Pick<Escrow, 'state'>): EscrowRole {
  if (state === 'disputed') return 'arbiter';
  return state === 'funded' ? 'seller' : 'buyer';
}
