import type { AamvaFields, DocumentReading, MrzFields } from '@skydeck/document-reader';

/** What a document says of its holder, wherever it was read. */
export interface Identity {
  readonly source: 'mrz' | 'barcode';
  readonly kind: 'passport' | 'identity_card' | 'driver_licence' | 'other';
  readonly documentNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD; null when the document leaves a part of it open. */
  readonly birthDate: string | null;
  readonly expiryDate: string | null;
  /** ISO 3166-1 alpha-3, or another code of ICAO Doc 9303; null when the document does not say. */
  readonly issuingCountry: string | null;
  readonly nationality: string | null;
}

/** Everything that was read from the pictures; the machine-readable lines first. */
export function identitiesOf(readings: readonly DocumentReading[]): Identity[] {
  const lines = readings.flatMap(({ mrz }) => (mrz ? [fromMrz(mrz)] : []));
  const barcodes = readings.flatMap(({ barcode }) => (barcode ? [fromBarcode(barcode)] : []));
  return [...lines, ...barcodes];
}

function fromMrz(mrz: MrzFields): Identity {
  const { kind } = mrz;
  return {
    source: 'mrz',
    kind: kind === 'passport' || kind === 'identity_card' ? kind : 'other',
    documentNumber: mrz.documentNumber,
    firstName: mrz.givenNames,
    lastName: mrz.surname,
    birthDate: mrz.birthDate,
    expiryDate: mrz.expiryDate,
    issuingCountry: mrz.issuingState,
    nationality: mrz.nationality,
  };
}

function fromBarcode(barcode: AamvaFields): Identity {
  return {
    source: 'barcode',
    kind: barcode.kind,
    documentNumber: barcode.documentNumber,
    firstName: barcode.givenNames,
    lastName: barcode.surname,
    birthDate: barcode.birthDate,
    expiryDate: barcode.expiryDate,
    issuingCountry: barcode.country,
    nationality: null,
  };
}
