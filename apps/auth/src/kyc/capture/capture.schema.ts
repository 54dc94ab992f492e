import { z } from 'zod';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  needsSelfie,
  type Side,
  SIDES,
  sidesOf,
} from '../checks/check-types.js';
import { messageOf, REASON_CODES } from '../checks/reasons.js';
import type { KycDocumentEntity } from '../documents/kyc-document.entity.js';
import { KYC_STATUSES, type KycSessionEntity } from '../sessions/kyc-session.entity.js';

export const DocumentSide = z
  .strictObject({ side: z.enum(['front', 'back']).describe('Which side the picture shows.') })
  .describe('Which picture it is.');
export type DocumentSide = z.output<typeof DocumentSide>;

export const SubmitCapture = z
  .strictObject({ document_type: z.enum(DOCUMENT_TYPES).describe('What was photographed.') })
  .meta({ id: 'SubmitKycCapture' });
export type SubmitCapture = z.output<typeof SubmitCapture>;

export const CapturedImage = z
  .object({
    side: z.enum(SIDES).describe('What the picture shows.'),
    width: z.int().describe('Pixels, as it is kept.'),
    height: z.int().describe('Pixels, as it is kept.'),
    created_at: z.iso.datetime().describe('When it was uploaded.'),
  })
  .meta({ id: 'KycImage' });
export type CapturedImage = z.output<typeof CapturedImage>;

const Accepted = z.object({
  type: z.enum(DOCUMENT_TYPES).describe('Type of document.'),
  sides: z.array(z.enum(['front', 'back'])).describe('The sides that must be photographed.'),
});

const ReasonView = z.object({
  code: z.enum(REASON_CODES).describe('Reason of the catalogue.'),
  message: z.string().describe('The reason in words.'),
});

export const CaptureSession = z
  .object({
    id: z.string().describe('`kyc_…`'),
    status: z.enum(KYC_STATUSES).describe('Pictures are awaited in `requires_input` only.'),
    documents: z.array(Accepted).describe('The documents that are accepted.'),
    countries: z.array(z.string()).describe('Countries that are accepted; all when empty.'),
    needs_selfie: z.boolean().describe('Whether a picture of the face is wanted.'),
    images: z.array(CapturedImage).describe('What is there already.'),
    reasons: z.array(ReasonView).describe('Why something has to be handed in again.'),
    comment: z.string().nullable().describe('What a reviewer says to the person.'),
    redirect_url: z.string().nullable().describe('Where to go afterwards.'),
    expires_at: z.iso.datetime().describe('Until when something can be handed in.'),
  })
  .meta({ id: 'KycCapture' });
export type CaptureSession = z.output<typeof CaptureSession>;

export function toCapturedImage(document: KycDocumentEntity): CapturedImage {
  const { side, width, height, createdAt } = document;
  return { side, width, height, created_at: createdAt.toISOString() };
}

/** What must be photographed for a document and the wanted checks. */
export function wantedSides(session: KycSessionEntity, type: DocumentType): Side[] {
  return [...sidesOf(type), ...(needsSelfie(session.checks) ? (['selfie'] as const) : [])];
}

export function toCapture(
  session: KycSessionEntity,
  documents: readonly KycDocumentEntity[],
): CaptureSession {
  return {
    id: session.id,
    status: session.status,
    documents: session.documentTypes.map((type) => ({ type, sides: [...sidesOf(type)] })),
    countries: session.countries,
    needs_selfie: needsSelfie(session.checks),
    images: documents.map(toCapturedImage),
    reasons: session.reasons.map((code) => ({ code, message: messageOf(code) })),
    comment: session.comment,
    redirect_url: session.redirectUrl,
    expires_at: session.expiresAt.toISOString(),
  };
}
