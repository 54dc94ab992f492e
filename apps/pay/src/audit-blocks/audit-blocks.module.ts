import { Module } from '@nestjs/common';
import { BlockSealer } from './block-sealer.js';
import { LedgerController } from './ledger.controller.js';
import { LedgerVerifier } from './ledger-verification.js';

/** That the books are what they were: blocks with hashes, and who checks them. */
@Module({ controllers: [LedgerController], providers: [BlockSealer, LedgerVerifier] })
export class AuditBlocksModule {}
