import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { History } from '../../history/history.js';
import type { KycReviewEntity } from './kyc-review.entity.js';
import { KycReviewEvents, reviewState, toReviewData } from './kyc-review.events.js';

const VERBS: Record<keyof typeof KycReviewEvents, string> = {
  opened: 'open',
  claimed: 'claim',
  released: 'release',
  decided: 'decide',
};

/** Writes down what happens to reviews. */
@Injectable()
export class ReviewHistory {
  constructor(private readonly history: History) {}

  /** Records in the transaction of the change. */
  async note(
    manager: EntityManager,
    what: keyof typeof KycReviewEvents,
    review: KycReviewEntity,
  ): Promise<void> {
    await this.history.noteInMode(manager, {
      type: KycReviewEvents[what],
      tenant: review.tenant,
      subject: review.id,
      data: toReviewData(review),
      action: `kyc_review.${VERBS[what]}`,
      after: reviewState(review),
    });
  }
}
