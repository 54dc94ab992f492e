import { kycText } from '../kyc-text.js';
import type { KycDecision } from '../../api/shapes.js';

type Reason = NonNullable<KycDecision['reasons']>[number];

/** What another picture can cure, then what a person decides on. */
const REASONS = [
  ...(['image_too_small', 'image_blurred', 'image_dark', 'image_bright', 'image_glare'] as const),
  ...(['document_incomplete', 'wrong_document', 'selfie_unusable'] as const),
  ...(['document_unreadable', 'document_type_mismatch', 'country_not_accepted'] as const),
  ...(['document_expired', 'under_age', 'name_mismatch', 'birth_date_mismatch'] as const),
  ...(['document_number_mismatch', 'duplicate_identity', 'liveness_failed'] as const),
  ...(['face_mismatch', 'watchlist_hit', 'forged', 'other'] as const),
] satisfies readonly Reason[];

/** The reasons that a reviewer can give. */
export const REASON_CHOICES: readonly { readonly value: string; readonly label: string }[] =
  REASONS.map((value) => ({ value, label: kycText(value) }));

export const reasonsIn = (values: readonly string[]): Reason[] =>
  REASONS.filter((reason) => values.includes(reason));
