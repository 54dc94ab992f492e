import { KYC_STATUSES } from './kyc-session.entity.js';
import { before } from './kyc-transitions.js';

describe('the steps of a verification', () => {
  it('are these and no others', () => {
    expect(Object.fromEntries(KYC_STATUSES.map((to) => [to, before(to)]))).toEqual({
      created: [],
      requires_input: ['created', 'processing', 'needs_review'],
      processing: ['requires_input'],
      needs_review: ['processing'],
      verified: ['processing', 'needs_review'],
      declined: ['needs_review'],
      canceled: ['created', 'requires_input', 'processing', 'needs_review'],
      expired: ['created', 'requires_input'],
      redacted: ['verified', 'declined', 'canceled', 'expired'],
    });
  });
});
