import type { Claims } from '../sessions/kyc-session-fields.js';
import { type Evidence, failed, passed, unclear, type Verdict } from './evidence.js';
import type { Identity } from './identity.js';
import { isSameName, isSameNumber } from './same-name.js';
import type { ReasonCode } from './reasons.js';

/** What is compared; absent where a source does not say. */
interface Statement {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly birthDate?: string | null | undefined;
  readonly documentNumber?: string | undefined;
  readonly expiryDate?: string | null | undefined;
}

/**
 * Whether lines, barcode and what the project says of the person agree. What is printed for people
 * is not read by this, so that nothing is claimed of it; a driver may.
 */
export function checkMatch({ identities, claims }: Evidence): Verdict {
  const statements: Statement[] = [...identities, ...(claims ? [fromClaims(claims)] : [])];
  const reasons = new Set<ReasonCode>();
  let compared = 0;
  statements.forEach((one, index) => {
    for (const other of statements.slice(index + 1)) {
      const { problems, count } = compare(one, other);
      problems.forEach((problem) => reasons.add(problem));
      compared += count;
    }
  });
  if (compared === 0) return unclear('nothing_to_compare');
  return reasons.size > 0 ? failed(...reasons) : passed;
}

const fromClaims = (claims: Claims): Statement => ({
  firstName: claims.first_name,
  lastName: claims.last_name,
  birthDate: claims.birth_date,
  documentNumber: claims.document_number,
});

function compare(one: Statement | Identity, other: Statement | Identity) {
  const pairs: [ReasonCode, boolean | undefined][] = [
    ['name_mismatch', both(one.firstName, other.firstName, isSameName)],
    ['name_mismatch', both(one.lastName, other.lastName, isSameName)],
    ['birth_date_mismatch', both(one.birthDate, other.birthDate, (a, b) => a === b)],
    ['document_number_mismatch', both(one.documentNumber, other.documentNumber, isSameNumber)],
    ['expiry_mismatch', both(one.expiryDate, other.expiryDate, (a, b) => a === b)],
  ];
  return {
    count: pairs.filter(([, isSame]) => isSame !== undefined).length,
    problems: pairs.flatMap(([reason, isSame]) => (isSame === false ? [reason] : [])),
  };
}

function both(
  one: string | null | undefined,
  other: string | null | undefined,
  isSame: (one: string, other: string) => boolean,
): boolean | undefined {
  return one && other ? isSame(one, other) : undefined;
}
