import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import type { Evidence } from '../checks/evidence.js';
import type { KycCheckEntity } from '../checks/kyc-check.entity.js';
import { ImageLinks } from '../documents/image-links.js';
import { KycDocumentsService } from '../documents/kyc-documents.service.js';
import type { CheckInput } from './kyc-driver.js';
import type { KycProviderEntity } from './provider.entity.js';

const LINK_MS = 10 * 60_000;

/** What providers are told: no more than they need to check. */
@Injectable()
export class DriverInputs {
  constructor(
    private readonly documents: KycDocumentsService,
    private readonly links: ImageLinks,
    private readonly clock: Clock,
  ) {}

  async of(
    { id: viewer }: KycProviderEntity,
    { id: checkId, type }: KycCheckEntity,
    { session, documentType, identities }: Evidence,
  ): Promise<CheckInput> {
    const until = new Date(this.clock.now().getTime() + LINK_MS);
    const documents = await this.documents.of(session.id);
    // A list of names needs no faces.
    const shown = type === 'watchlist' || type === 'database' ? [] : documents;
    return {
      checkId,
      type,
      sessionId: session.id,
      documentType,
      identity: identities[0] ?? null,
      images: shown.map((document) => ({
        side: document.side,
        bytes: () => this.documents.open(session, document),
        url: () => this.links.make({ documentId: document.id, viewer }, until),
      })),
    };
  }
}
