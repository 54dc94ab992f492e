import { Module } from '@nestjs/common';
import { HostedPages } from './hosted-pages.js';

@Module({ providers: [HostedPages], exports: [HostedPages] })
export class HostedPagesModule {}
