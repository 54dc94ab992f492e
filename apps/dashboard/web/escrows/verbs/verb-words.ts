import type { OfferedVerb } from '../allowed-verbs.js';

interface VerbWords {
  /** What the button says. */
  readonly button: string;
  /** What happens, in a sentence. */
  readonly text: string;
  /** The same for one milestone. */
  readonly milestone?: string;
  readonly isGrave?: boolean;
}

/** What each verb is called and does. */
export const VERBS: Readonly<Record<OfferedVerb, VerbWords>> = {
  fund: {
    button: 'Fund',
    text: 'The amount, and the part of the fee that the buyer pays, move from the wallet of the buyer into escrow.',
  },
  accept: {
    button: 'Accept',
    text: 'The seller takes the terms on. From then on the buyer cannot withdraw.',
  },
  cancel: {
    button: 'Cancel escrow',
    text: 'Nothing was paid in yet, so nothing moves. It cannot be taken up again.',
    isGrave: true,
  },
  deliver: {
    button: 'Deliver',
    text: 'Everything that is not delivered yet is. The days for inspection begin.',
    milestone: 'This part is delivered. Its days for inspection begin.',
  },
  release: {
    button: 'Release',
    text: 'The seller is paid. It cannot be taken back.',
    milestone: 'The seller is paid for this part. It cannot be taken back.',
  },
  refund: {
    button: 'Refund',
    text: 'All that is left in escrow goes back to the buyer.',
    milestone: 'The amount of this part goes back to the buyer.',
    isGrave: true,
  },
  dispute: {
    button: 'Dispute',
    text: 'Nothing moves any more until the arbiter decides, also not by itself.',
  },
  evidence: { button: 'Add evidence', text: 'The arbiter and both parties can read it.' },
  resolve: {
    button: 'Resolve',
    text: 'All that is left is divided between seller and buyer. It cannot be taken back.',
  },
};
