import { type DynamicModule, Module } from '@nestjs/common';
import { OperationsModule } from '@skydeck/operations';
import type { AuthConfig } from '../auth.config.js';
import { StepUpModule } from '../factors/step-up/step-up.module.js';
import { UsersModule } from '../users/users.module.js';
import { CaptureController } from './capture/capture.controller.js';
import { CapturePageModule } from './capture-page/capture-page.module.js';
import { CaptureService } from './capture/capture.service.js';
import { KycCheckEntity } from './checks/kyc-check.entity.js';
import { KycDocumentEntity } from './documents/kyc-document.entity.js';
import { KycDocumentsService } from './documents/kyc-documents.service.js';
import { KycObjects } from './documents/kyc-objects.js';
import { OutsideChecks } from './drivers/outside-checks.js';
import { EvidenceGatherer } from './processing/gather-evidence.js';
import { ProcessHandler } from './processing/process.handler.js';
import { KycMetrics } from './kyc-metrics.js';
import { Processing } from './processing/processing.js';
import { Settlement } from './processing/settlement.js';
import { KycReviewEntity } from './reviews/kyc-review.entity.js';
import { KycSessionEntity } from './sessions/kyc-session.entity.js';
import { KycSessionsController } from './sessions/kyc-sessions.controller.js';
import { KycSessionsService } from './sessions/kyc-sessions.service.js';
import { KycTransitions } from './sessions/kyc-transitions.js';
import { ImageController } from './documents/image.controller.js';
import { ImageLinks } from './documents/image-links.js';
import { KycReviewsController } from './reviews/kyc-reviews.controller.js';
import { KycReviewsService } from './reviews/kyc-reviews.service.js';
import { KycDecisions } from './reviews/kyc-decisions.js';
import { ReviewDetails } from './reviews/review-details.js';
import { ReviewHistory } from './reviews/review-history.js';
import { DeletedUsers } from './retention/deleted-users.js';
import { Redaction } from './retention/redaction.js';
import { KycSweeper } from './retention/kyc-sweeper.js';
import { KycPersonalDataReader } from './sessions/kyc-personal-data.js';
import { CallbacksController } from './drivers/callbacks.controller.js';
import { CallbacksService } from './drivers/callbacks.service.js';
import { DriverInputs } from './drivers/driver-inputs.js';
import { KycProvidersController } from './drivers/providers.controller.js';
import { KycProvidersService } from './drivers/providers.service.js';
import { ProviderSecrets } from './drivers/provider-secrets.js';
import { KycProviderEntity } from './drivers/provider.entity.js';
import { KycVault } from './sessions/kyc-vault.js';

/** What the verification of identities stores. */
export const kycEntities = [
  KycSessionEntity,
  KycDocumentEntity,
  KycCheckEntity,
  KycReviewEntity,
  KycProviderEntity,
];

const AT_ONCE = 2;

/** Verification of identities by their documents. */
@Module({})
export class KycModule {
  static forRoot({ AUTH_SCHEMA: schema }: AuthConfig): DynamicModule {
    return {
      module: KycModule,
      imports: [
        OperationsModule.forRoot({ schema, concurrency: AT_ONCE }),
        CapturePageModule,
        StepUpModule,
        UsersModule,
      ],
      controllers: [
        KycSessionsController,
        CaptureController,
        ImageController,
        KycReviewsController,
        KycProvidersController,
        CallbacksController,
      ],
      providers: [
        CaptureService,
        EvidenceGatherer,
        KycDocumentsService,
        KycObjects,
        KycSessionsService,
        KycTransitions,
        KycVault,
        KycMetrics,
        ProviderSecrets,
        KycProvidersService,
        DriverInputs,
        CallbacksService,
        KycPersonalDataReader,
        KycSweeper,
        Redaction,
        DeletedUsers,
        ReviewHistory,
        ReviewDetails,
        KycDecisions,
        KycReviewsService,
        ImageLinks,
        OutsideChecks,
        ProcessHandler,
        Processing,
        Settlement,
      ],
    };
  }
}
