/** Everything that can be checked of somebody. */
export const CHECK_TYPES = [
  'document_quality',
  'mrz',
  'barcode',
  'viz_match',
  'expiry',
  'age',
  'duplicate',
  'chip',
  'selfie_liveness',
  'face_match',
  'watchlist',
  'database',
] as const;
export type CheckType = (typeof CHECK_TYPES)[number];

/** How a check can stand. */
export const CHECK_STATUSES = ['pending', 'passed', 'failed', 'needs_review', 'skipped'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** Documents that are accepted. */
export const DOCUMENT_TYPES = [
  'passport',
  'id_card',
  'driving_license',
  'residence_permit',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Pictures of a document, and of its holder. */
export const SIDES = ['front', 'back', 'selfie'] as const;
export type Side = (typeof SIDES)[number];

/** The sides that a document must show. */
export function sidesOf(type: DocumentType): readonly ('front' | 'back')[] {
  return type === 'passport' ? ['front'] : ['front', 'back'];
}

/** Whether the wanted checks need a picture of the person. */
export function needsSelfie(checks: readonly CheckType[]): boolean {
  return checks.some((check) => check === 'selfie_liveness' || check === 'face_match');
}
