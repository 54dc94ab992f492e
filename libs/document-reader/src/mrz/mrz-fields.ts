/** The three sizes of machine-readable zones in ICAO Doc 9303. */
export type MrzFormat = 'TD1' | 'TD2' | 'TD3';

/** What a document is, by its first letters. */
export type DocumentKind = 'passport' | 'identity_card' | 'residence_permit' | 'crew_certificate';

/** A machine-readable zone whose every check digit holds. */
export interface MrzFields {
  /** TD3: two lines of 44 (passports); TD2: two of 36; TD1: three of 30 (cards). */
  format: MrzFormat;
  /** The lines as printed. */
  lines: string[];
  /** The document code as printed, such as `P`, `PD`, `I`, `AC`. */
  documentCode: string;
  /** What the document code stands for. */
  kind: DocumentKind;
  /** ICAO code of who issued it, three letters; `D` of Germany is given as `DEU`. */
  issuingState: string;
  /** Number of the document, without fillers. */
  documentNumber: string;
  /** Primary identifier, words apart by spaces. */
  surname: string;
  /** Secondary identifier; empty when the document has none. */
  givenNames: string;
  /** ICAO code of the nationality; `D` of Germany is given as `DEU`. */
  nationality: string;
  /** YYYY-MM-DD; null when the document leaves a part of it open. */
  birthDate: string | null;
  /** As the document has it. */
  sex: 'female' | 'male' | 'unspecified';
  /** YYYY-MM-DD; null when the document leaves it open. */
  expiryDate: string | null;
  /** Optional data of the issuer, such as a personal number; empty fields left out. */
  optionalData: string[];
  /** Likeness of the least certain character to its letter form, from 0 to 1. */
  confidence: number;
  /** How many characters the check digits had to decide, such as O or 0. */
  decidedByCheckDigits: number;
}
