import type { EscrowRole, EscrowState } from '../api/escrows.js';
import { allowedForMilestone, allowedVerbs, nextRole } from './allowed-verbs.js';

const escrow = (state: EscrowState, more: object = {}) => ({
  state,
  accepted_at: null,
  delivered_at: null,
  buyer_may_withdraw: false,
  milestones: [],
  ...more,
});
const NOW = '2026-01-31T00:00:00.000Z';

describe('what the page of an escrow offers', () => {
  it.each<[EscrowState, EscrowRole, object, string]>([
    ['created', 'buyer', {}, 'fund cancel'],
    ['created', 'seller', {}, 'accept cancel'],
    ['created', 'seller', { accepted_at: NOW }, 'cancel'],
    ['created', 'arbiter', {}, ''],
    ['funded', 'buyer', {}, 'release dispute'],
    ['funded', 'buyer', { buyer_may_withdraw: true }, 'release dispute refund'],
    ['funded', 'buyer', { buyer_may_withdraw: true, accepted_at: NOW }, 'release dispute'],
    ['delivered', 'buyer', { buyer_may_withdraw: true }, 'release dispute'],
    ['funded', 'seller', {}, 'deliver accept dispute refund'],
    ['funded', 'seller', { accepted_at: NOW }, 'deliver dispute refund'],
    ['delivered', 'seller', { accepted_at: NOW, delivered_at: NOW }, 'dispute refund'],
    ['partially_released', 'arbiter', {}, 'refund'],
    ['disputed', 'buyer', {}, 'evidence'],
    ['disputed', 'seller', {}, 'evidence'],
    ['disputed', 'arbiter', {}, 'resolve evidence'],
    ['released', 'buyer', {}, ''],
    ['resolved', 'arbiter', {}, ''],
    ['expired', 'buyer', {}, ''],
  ])('is what the guide lets a role do: %s, %s, %j', (state, role, more, verbs) => {
    expect(allowedVerbs(escrow(state, more), role).join(' ')).toBe(verbs);
  });

  it.each<[EscrowState, 'pending' | 'delivered' | 'released', EscrowRole, string]>([
    ['funded', 'pending', 'seller', 'deliver refund'],
    ['funded', 'delivered', 'seller', 'refund'],
    ['partially_released', 'delivered', 'buyer', 'release'],
    ['funded', 'pending', 'arbiter', 'refund'],
    ['partially_released', 'released', 'buyer', ''],
    ['disputed', 'pending', 'buyer', ''],
    ['created', 'pending', 'seller', ''],
  ])('is what a milestone lets a role do: %s, %s, %s', (state, of, role, verbs) => {
    expect(allowedForMilestone(escrow(state), { state: of }, role).join(' ')).toBe(verbs);
  });

  it('begins with whose turn it is', () => {
    const states = ['created', 'funded', 'delivered', 'disputed'] as const;
    expect(states.map((state) => nextRole({ state }))).toEqual([
      'buyer',
      'seller',
      'buyer',
      'arbiter',
    ]);
  });
});
