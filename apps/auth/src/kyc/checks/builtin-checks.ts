import type { CheckType } from './check-types.js';
import { checkAge, checkDuplicate, checkExpiry } from './check-dates.js';
import { checkBarcode, checkMrz } from './check-lines.js';
import { checkMatch } from './check-match.js';
import { checkQuality } from './check-quality.js';
import type { Evidence, Verdict } from './evidence.js';

/** What can be checked here, without asking anybody. */
export const BUILTIN: Partial<Record<CheckType, (evidence: Evidence) => Verdict>> = {
  document_quality: checkQuality,
  mrz: checkMrz,
  barcode: checkBarcode,
  viz_match: checkMatch,
  expiry: checkExpiry,
  age: checkAge,
  duplicate: checkDuplicate,
};
