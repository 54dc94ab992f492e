import { Module } from '@nestjs/common';
import { SigningKeysService } from './signing-keys.service.js';
import { TokenSigner } from './token-signer.js';

@Module({
  providers: [SigningKeysService, TokenSigner],
  exports: [SigningKeysService, TokenSigner],
})
export class SigningKeysModule {}
