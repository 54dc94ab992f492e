import { Module } from '@nestjs/common';
import { SigningKeysModule } from '../signing-keys/signing-keys.module.js';
import { RevocationsService } from './revocations.service.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [SigningKeysModule],
  providers: [SessionsService, RevocationsService],
  exports: [SessionsService, RevocationsService],
})
export class SessionsModule {}
