import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { KycDocumentsService } from '../documents/kyc-documents.service.js';
import { KycErrors } from '../kyc.errors.js';
import { Processing } from '../processing/processing.js';
import { KycSessionEntity } from '../sessions/kyc-session.entity.js';
import { KycTransitions } from '../sessions/kyc-transitions.js';
import { type SubmitCapture, wantedSides } from './capture.schema.js';

/** What the person does: look, hand in. */
@Injectable()
export class CaptureService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transitions: KycTransitions,
    private readonly documents: KycDocumentsService,
    private readonly processing: Processing,
    private readonly clock: Clock,
  ) {}

  /** The session, which awaits pictures from its first look on. */
  async look(session: KycSessionEntity): Promise<KycSessionEntity> {
    const { id } = session;
    if (session.status !== 'created') return session;
    const open = await this.dataSource.transaction((manager) =>
      this.transitions.take(manager, { id, to: 'requires_input', from: ['created'] }),
    );
    return open ?? this.dataSource.manager.findOneByOrFail(KycSessionEntity, { id });
  }

  /**
   * Hands in what was uploaded; of many at once one does.
   * @throws `kyc.document_type_not_accepted`, `kyc.document_missing` or `kyc.not_open`
   */
  async submit(
    session: KycSessionEntity,
    { document_type: documentType }: SubmitCapture,
  ): Promise<KycSessionEntity> {
    const { id, documentTypes } = session;
    if (!documentTypes.includes(documentType)) throw KycErrors.document_type_not_accepted();
    const there = new Set((await this.documents.of(id)).map(({ side }) => side));
    const missing = wantedSides(session, documentType).filter((side) => !there.has(side));
    if (missing.length > 0) {
      throw KycErrors.document_missing({ detail: `Missing: ${missing.join(', ')}.` });
    }
    const now = this.clock.now();
    const { submitted, operation } = await this.dataSource.transaction(async (manager) => {
      const taken = await this.transitions.take(manager, {
        id,
        to: 'processing',
        from: ['requires_input'],
        set: {
          documentType,
          submittedAt: now,
          reasons: [],
          comment: null,
          round: (() => 'round + 1') as never,
        },
        when: ['expires_at > :now', { now }],
      });
      if (!taken) throw KycErrors.not_open();
      return { submitted: taken, operation: await this.processing.begin(manager, taken) };
    });
    await this.processing.wake(operation);
    return submitted;
  }
}
