import { Module } from '@nestjs/common';
import { EndingReaders } from './ending-readers.js';
import { MessageLedger } from './message-ledger.js';

/** The ledger alone, for whoever reports about messages and is needed to send them. */
@Module({ providers: [EndingReaders, MessageLedger], exports: [EndingReaders, MessageLedger] })
export class LedgerModule {}
