import type { DocumentType } from './check-types.js';
import { type Evidence, failed, passed, skipped, unclear, type Verdict } from './evidence.js';
import type { Identity } from './identity.js';
import type { ReasonCode } from './reasons.js';

const WITH_BARCODE = new Set(['USA', 'CAN']);

/** Whether the machine-readable lines were read; the reader lets only right check digits through. */
export function checkMrz(evidence: Evidence): Verdict {
  const { documentType, identities } = evidence;
  const lines = identities.find(({ source }) => source === 'mrz');
  if (lines) return judge(lines, evidence);
  const hasOther = identities.length > 0;
  if (documentType === 'driving_license') return skipped;
  return hasOther && documentType !== 'passport' ? skipped : failed('mrz_not_found');
}

/** Whether the barcode of a North American document was read. */
export function checkBarcode(evidence: Evidence): Verdict {
  const { documentType, identities, session } = evidence;
  const barcode = identities.find(({ source }) => source === 'barcode');
  if (barcode) return judge(barcode, evidence);
  if (documentType !== 'driving_license' || identities.length > 0) return skipped;
  const { countries } = session;
  const mustHave = countries.length > 0 && countries.every((country) => WITH_BARCODE.has(country));
  // Licences of other countries have nothing that a machine could read.
  return mustHave ? failed('barcode_not_found') : unclear('document_unreadable');
}

function judge(identity: Identity, { documentType, session }: Evidence): Verdict {
  const { issuingCountry } = identity;
  const { countries } = session;
  const reasons: ReasonCode[] = [];
  if (!KINDS[documentType].includes(identity.kind)) reasons.push('document_type_mismatch');
  const isFromElsewhere = issuingCountry !== null && !countries.includes(issuingCountry);
  if (countries.length > 0 && isFromElsewhere) reasons.push('country_not_accepted');
  if (reasons.length > 0) return failed(...reasons);
  const isUnknown = countries.length > 0 && issuingCountry === null;
  return isUnknown ? unclear('country_not_accepted') : passed;
}

/** What the lines or the barcode of a document may call it. */
const KINDS: Record<DocumentType, readonly Identity['kind'][]> = {
  passport: ['passport'],
  id_card: ['identity_card'],
  residence_permit: ['identity_card', 'other'],
  driving_license: ['driver_licence', 'identity_card'],
};
