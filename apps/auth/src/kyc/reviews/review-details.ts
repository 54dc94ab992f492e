import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { KycCheckEntity } from '../checks/kyc-check.entity.js';
import { toKycCheck } from '../checks/kyc-check.schema.js';
import { ImageLinks } from '../documents/image-links.js';
import { KycDocumentsService } from '../documents/kyc-documents.service.js';
import { KycPersonalDataReader } from '../sessions/kyc-personal-data.js';
import { KycSessionEntity } from '../sessions/kyc-session.entity.js';
import { toKycSession } from '../sessions/kyc-session.schema.js';
import type { KycReviewEntity } from './kyc-review.entity.js';
import { toKycReview } from './kyc-review.schema.js';
import type { ReviewDetail } from './review-detail.schema.js';

const LINK_MS = 60_000;

/** Everything that a reviewer decides by. */
@Injectable()
export class ReviewDetails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: KycDocumentsService,
    private readonly links: ImageLinks,
    private readonly person: KycPersonalDataReader,
    private readonly clock: Clock,
  ) {}

  async of(review: KycReviewEntity, viewer: string): Promise<ReviewDetail> {
    const { sessionId: id, round, version } = review;
    const { manager } = this.dataSource;
    const session = await manager.findOneByOrFail(KycSessionEntity, { id });
    const checks = await manager.find(KycCheckEntity, {
      where: { sessionId: id, round },
      order: { id: 'ASC' },
    });
    const documents = await this.documents.of(id);
    const until = new Date(this.clock.now().getTime() + LINK_MS);
    return {
      ...toKycReview(review),
      version,
      session: toKycSession(session),
      results: checks.map(toKycCheck),
      person: await this.person.read(session),
      images: documents.map(({ id: documentId, side }) => ({
        side,
        url: this.links.make({ documentId, viewer }, until),
        expires_at: until.toISOString(),
      })),
    };
  }
}
