import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.js';
import { MembersModule } from '../members/members.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SigningKeysModule } from '../signing-keys/signing-keys.module.js';
import { OwnCredentialSource } from './own-credential-source.js';

/** What the guard of auth asks instead of calling auth. */
@Module({
  imports: [KeysModule, MembersModule, SessionsModule, SigningKeysModule],
  providers: [OwnCredentialSource],
  exports: [OwnCredentialSource],
})
export class CredentialsModule {}
