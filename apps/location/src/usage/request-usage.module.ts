import { Global, Module } from '@nestjs/common';
import { RequestUsage } from './request-usage.js';

/** What is measured of answers. */
@Global()
@Module({ providers: [RequestUsage], exports: [RequestUsage] })
export class RequestUsageModule {}
