/** What the barcode of a licence or identity card says (AAMVA DL/ID Card Design Standard). */
export interface AamvaFields {
  /** Number of the standard's version that the card follows, 1 to 99. */
  version: number;
  /** Issuer identification number, six digits. */
  issuerId: string;
  /** A licence to drive or an identity card. */
  kind: 'driver_licence' | 'identity_card';
  /** Number of the document (DAQ). */
  documentNumber: string;
  /** Family name (DCS, DAB or part of DAA). */
  surname: string;
  /** First and middle names. */
  givenNames: string;
  /** YYYY-MM-DD (DBB). */
  birthDate: string | null;
  /** YYYY-MM-DD (DBD). */
  issueDate: string | null;
  /** YYYY-MM-DD (DBA). */
  expiryDate: string | null;
  /** As the card has it (DBC). */
  sex: 'female' | 'male' | 'unspecified';
  /** Address as printed, as far as the card has one. */
  address: { street: string; city: string; region: string; postalCode: string } | null;
  /** Country of issue, `USA` or `CAN` (DCG); null on cards before version 2. */
  country: string | null;
  /** Every element by its three-letter identifier, as encoded. */
  elements: Record<string, string>;
}
