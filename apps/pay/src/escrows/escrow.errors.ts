import { defineErrors } from '@skydeck/errors';

/** What escrows refuse besides moving money. */
export const EscrowErrors = defineErrors('', {
  escrow_not_disputed: {
    status: 409,
    message: 'Evidence is for escrows in dispute.',
    fix: 'Dispute the escrow first.',
  },
  escrow_evidence_full: {
    status: 409,
    message: 'The dispute has as much evidence as is kept.',
    fix: 'Put more into one note: it takes 5000 characters and 20 links.',
  },
});
