import { Status } from '../ui/status.js';
import { kycText } from './kyc-text.js';

/** The words that `Status` has colours for. */
const TONES: Readonly<Record<string, string>> = {
  verified: 'approved',
  passed: 'approved',
  approve: 'approved',
  declined: 'denied',
  failed: 'failed',
  needs_review: 'failing',
  open: 'failing',
  canceled: 'cancelled',
  void: 'cancelled',
  skipped: 'cancelled',
};

/** How a verification, a check or a review stands. */
export function KycStatus({ value }: { readonly value: string }) {
  return <Status value={TONES[value] ?? value} label={kycText(value)} />;
}
