import { z } from 'zod';
import { Claims } from './kyc-session-fields.js';

export const KycIdentity = z
  .object({
    source: z.enum(['mrz', 'barcode']).describe('Where it was read.'),
    kind: z
      .enum(['passport', 'identity_card', 'driver_licence', 'other'])
      .describe('What the document calls itself.'),
    documentNumber: z.string().describe('Number of the document.'),
    firstName: z.string().describe('Given names, as the document spells them.'),
    lastName: z.string().describe('Family name, as the document spells it.'),
    birthDate: z
      .string()
      .nullable()
      .describe('Date of birth; null if the document leaves it open.'),
    expiryDate: z.string().nullable().describe('When the document expires.'),
    issuingCountry: z.string().nullable().describe('Who issued it, ICAO code.'),
    nationality: z.string().nullable().describe('Nationality, ICAO code.'),
  })
  .describe('What a document says of its holder.');

/** What is kept sealed. */
export const SealedIdentities = z.object({ identities: z.array(KycIdentity) });

const view = z.object({
  source: KycIdentity.shape.source,
  kind: KycIdentity.shape.kind,
  document_number: KycIdentity.shape.documentNumber,
  first_name: KycIdentity.shape.firstName,
  last_name: KycIdentity.shape.lastName,
  birth_date: KycIdentity.shape.birthDate,
  expiry_date: KycIdentity.shape.expiryDate,
  issuing_country: KycIdentity.shape.issuingCountry,
  nationality: KycIdentity.shape.nationality,
});

export const KycPersonalData = z
  .object({
    session_id: z.string().describe('`kyc_…`'),
    documents: z.array(view).describe('What was read from the document, place by place.'),
    claims: Claims.nullable().describe('What you said of the person.'),
  })
  .meta({ id: 'KycPersonalData' });
export type KycPersonalData = z.output<typeof KycPersonalData>;

export function toDocument(identity: z.output<typeof KycIdentity>) {
  return {
    source: identity.source,
    kind: identity.kind,
    document_number: identity.documentNumber,
    first_name: identity.firstName,
    last_name: identity.lastName,
    birth_date: identity.birthDate,
    expiry_date: identity.expiryDate,
    issuing_country: identity.issuingCountry,
    nationality: identity.nationality,
  };
}
