import { Injectable } from '@nestjs/common';
import { type DocumentReading, DocumentUnreadable, readDocument } from '@skydeck/document-reader';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import type { Evidence, SideReading } from '../checks/evidence.js';
import { type Identity, identitiesOf } from '../checks/identity.js';
import type { ReasonCode } from '../checks/reasons.js';
import type { KycDocumentEntity } from '../documents/kyc-document.entity.js';
import { KycDocumentsService } from '../documents/kyc-documents.service.js';
import { Claims } from '../sessions/kyc-session-fields.js';
import { KycSessionEntity } from '../sessions/kyc-session.entity.js';
import { KycVault } from '../sessions/kyc-vault.js';

/** Reads what the pictures say, and keeps it sealed with the session. */
@Injectable()
export class EvidenceGatherer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: KycDocumentsService,
    private readonly vault: KycVault,
    private readonly clock: Clock,
  ) {}

  /** Can be done again: it writes the same. */
  async gather(session: KycSessionEntity, signal: AbortSignal): Promise<Evidence> {
    const now = this.clock.now();
    const readings: SideReading[] = [];
    for (const document of await this.documents.of(session.id)) {
      if (document.side === 'selfie') continue;
      readings.push(await this.#read(session, document, signal));
    }
    const identities = identitiesOf(readings.flatMap(({ reading }) => reading ?? []));
    const claims = this.vault.openJson(session, session.claims, 'claims');
    return {
      session,
      documentType: session.documentType ?? 'passport',
      readings,
      identities,
      claims: claims === null ? null : Claims.parse(claims),
      today: now.toISOString().slice(0, 10),
      isDuplicate: await this.#keep(session, identities),
    };
  }

  async #read(
    session: KycSessionEntity,
    document: KycDocumentEntity,
    signal: AbortSignal,
  ): Promise<SideReading> {
    const { side } = document;
    try {
      const image = await this.documents.open(session, document);
      const reading: DocumentReading = await readDocument(image, {
        signal,
        today: this.clock.now(),
      });
      return { side, reading };
    } catch (error) {
      if (!(error instanceof DocumentUnreadable)) throw error;
      const problem: ReasonCode =
        error.reason === 'too_small' ? 'image_too_small' : 'document_unreadable';
      return { side, reading: null, problem };
    }
  }

  /**
   * Keeps what was read. The fingerprint is there for all to see before others are looked for, so
   * that of two who come at once at least one finds the other.
   */
  async #keep(session: KycSessionEntity, identities: readonly Identity[]): Promise<boolean> {
    const { id, tenant, round } = session;
    const fingerprints = identities.map(({ documentNumber, birthDate, issuingCountry }) =>
      this.vault.fingerprints(tenant, [issuingCountry ?? '', documentNumber, birthDate ?? '']),
    );
    const identity = this.vault.sealJson(session, { identities }, 'identity');
    await this.dataSource.manager.update(
      KycSessionEntity,
      { id, round, status: 'processing' },
      { identity, fingerprint: fingerprints[0]?.[0] ?? null },
    );
    if (fingerprints.length === 0) return false;
    const others = await this.dataSource.query<unknown[]>(OTHERS, [
      tenant,
      id,
      fingerprints.flat(),
      session.userId,
      session.externalReference,
    ]);
    return others.length > 0;
  }
}

/** Sessions of somebody else with the same document, unless they came to nothing. */
const OTHERS = `
  select 1 from kyc_session
  where tenant = $1 and id <> $2 and fingerprint = any($3)
    and status not in ('canceled', 'expired')
    and (user_id is distinct from $4 or external_reference is distinct from $5)
  limit 1`;
