import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { EnvelopeFilter } from './envelope.filter.js';
import { ValidationPipe } from './validation.pipe.js';

/** Gives a service the error envelope and request validation. */
@Module({
  providers: [
    { provide: APP_FILTER, useClass: EnvelopeFilter },
    { provide: APP_PIPE, useClass: ValidationPipe },
  ],
})
export class EnvelopeModule {}
