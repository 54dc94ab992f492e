import { startWorker } from '@skydeck/queue';
import { Clock, Rounds } from '@skydeck/service';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Queue, Worker } from 'bullmq';
import { DataSource } from 'typeorm';
import { BankDelivery } from './bank-delivery.js';
import { BANK_QUEUE, type BankJob, BankQueue } from './bank-queue.js';
import { SandboxBank } from './sandbox-bank.js';

const EVERY_MS = 1000;
const BATCH = 100;

/** Does what is due at the bank: by jobs to the moment, and in rounds for what a crash left. */
@Injectable()
export class BankRounds implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('SandboxBank');
  readonly #rounds = new Rounds(
    () => this.sweep(),
    (error) => this.#logger.warn({ msg: 'A round of the sandbox bank failed.', err: error }),
  );
  #worker: Worker<BankJob> | undefined;

  constructor(
    private readonly bank: SandboxBank,
    private readonly delivery: BankDelivery,
    private readonly steps: BankQueue,
    @Inject(BANK_QUEUE) private readonly queue: Queue<BankJob>,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.steps.whenUsed(() => this.#start());
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
    await this.#worker?.close();
    await this.delivery.close();
  }

  /** One round; a step that another does meanwhile is not done twice. */
  async sweep(): Promise<void> {
    const due = await this.dataSource.query<{ id: string }[]>(
      `select id from bank_payment where due_at <= $1
         and not exists (select from bank_clock where bank_clock.account = bank_payment.account)
       order by due_at limit $2`,
      [this.clock.now(), BATCH],
    );
    for (const { id } of due) await this.bank.advance(id);
    await this.delivery.deliverDue();
  }

  #start(): void {
    if (this.#worker) return;
    this.#worker = startWorker(this.queue, ({ data }) => this.bank.advance(data.paymentId), {
      concurrency: 2,
    });
    this.#worker.on('error', ({ message }) => this.#logger.warn({ msg: message }));
  }
}
