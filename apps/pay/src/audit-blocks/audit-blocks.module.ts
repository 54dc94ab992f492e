import { Module } from '@nestjs/common';
import { BlockSealer } from './block-sealer.js';
import { BookWatch } from './book-watch.js';
import { LedgerController } from './ledger.controller.js';
import { LedgerVerifier } from './ledger-verification.js';

/** That the books are what they were: blocks with hashes, and who checks them. */
@Module({ controllers: [LedgerController], providers: [BlockSealer, BookWatch, LedgerVerifier] })
export class AuditBlocksModule {}
