import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AnswerSeal } from './answer-seal.js';
import { IdempotencyGuard } from './idempotency.guard.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import { KeepAnswers } from './keep-answers.js';
import { LateSettlements } from './late-settlements.js';
import { RunningClaims } from './running-claims.js';
import { StoredAnswerFilter } from './stored-answer.js';

export interface IdempotencyOptions {
  /** Stored answers are sealed with a key made of it. */
  readonly serviceSecret: string;
}

/**
 * Lets every `POST` and `PATCH` with a known caller take an `Idempotency-Key`. Import it after the guard that
 * finds the caller, and list its migration.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
@Module({})
export class IdempotencyModule {
  static forRoot({ serviceSecret }: IdempotencyOptions): DynamicModule {
    return {
      module: IdempotencyModule,
      providers: [
        { provide: AnswerSeal, useFactory: () => new AnswerSeal(serviceSecret) },
        IdempotencyKeys,
        RunningClaims,
        LateSettlements,
        KeepAnswers,
        { provide: APP_GUARD, useClass: IdempotencyGuard },
        { provide: APP_FILTER, useClass: StoredAnswerFilter },
      ],
    };
  }
}
