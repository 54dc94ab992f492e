import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { BankDelivery } from './bank-delivery.js';
import { BankFiles } from './bank-files.js';
import { BANK_QUEUE, BankQueue } from './bank-queue.js';
import { BankRounds } from './bank-rounds.js';
import { SandboxBank } from './sandbox-bank.js';

export interface SandboxBankOptions {
  /** The secrets of its webhooks are made from it. */
  readonly serviceSecret: string;
  /** The Postgres schema; its queue is named after it. */
  readonly schema: string;
}

/** The bank for trials, in the same process as what it is tried with. */
@Module({})
export class SandboxBankModule {
  static forRoot({ serviceSecret, schema }: SandboxBankOptions): DynamicModule {
    const name = `${schema}-sandbox-bank`;
    return {
      module: SandboxBankModule,
      imports: [BullModule.registerQueue({ name })],
      providers: [
        { provide: BANK_QUEUE, useExisting: getQueueToken(name) },
        {
          provide: BankDelivery,
          useFactory: (dataSource: DataSource, clock: Clock) =>
            new BankDelivery(serviceSecret, dataSource, clock),
          inject: [DataSource, Clock],
        },
        BankFiles,
        BankQueue,
        BankRounds,
        SandboxBank,
      ],
      exports: [BankFiles, SandboxBank],
    };
  }
}
