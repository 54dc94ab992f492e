import { type DynamicModule, Module } from '@nestjs/common';
import type { MailPlace } from './mail-listener.js';
import { SubmissionPlace, SubmissionServer } from './submission-server.js';
import { Submissions } from './submissions.js';

export interface SubmissionOptions {
  /** Where programs hand mail over; null when nowhere. */
  readonly place: MailPlace | null;
  /** The module that makes messages of it. */
  readonly messages: DynamicModule;
}

/** Mail that programs hand over by SMTP. */
@Module({})
export class SubmissionModule {
  static forRoot({ place, messages }: SubmissionOptions): DynamicModule {
    return {
      module: SubmissionModule,
      imports: [messages],
      providers: [
        { provide: SubmissionPlace, useFactory: () => new SubmissionPlace(place) },
        Submissions,
        SubmissionServer,
      ],
    };
  }
}
