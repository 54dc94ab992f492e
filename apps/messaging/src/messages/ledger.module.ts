import { Module } from '@nestjs/common';
import { MessageLedger } from './message-ledger.js';

/** The ledger alone, for whoever reports about messages and is needed to send them. */
@Module({ providers: [MessageLedger], exports: [MessageLedger] })
export class LedgerModule {}
