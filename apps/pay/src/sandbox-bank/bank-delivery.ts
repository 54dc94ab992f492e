import { deriveKey } from '@skydeck/secret-box';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { DataSource } from 'typeorm';
import { fetch } from 'undici';

const TIMEOUT_MS = 5000;
const RETRY_MS = 2000;
const MOST_ATTEMPTS = 8;
const BATCH = 50;
const LEASE_MS = 15_000;

interface Notice {
  readonly id: string;
  readonly body: string;
  readonly attempts: number;
  readonly account: string;
  readonly hookUrl: string;
}

/** The secret that the bank signs the webhooks of one account with. */
export function bankSecret(serviceSecret: string, account: string): string {
  const key = deriveKey({
    secret: serviceSecret,
    purpose: 'sandbox bank webhooks v1',
    salt: account,
  });
  return `whsec_${key.toString('base64')}`;
}

/** Posts the webhooks of the bank, signed as Standard Webhooks has it. */
@Injectable()
export class BankDelivery {
  readonly #logger = new Logger('SandboxBank');
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(
    private readonly serviceSecret: string,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Posts what is due, without waiting for it. */
  wake(): void {
    if (this.#isClosed) return;
    void this.deliverDue().catch((error: unknown) => {
      this.#logger.warn({ msg: 'Webhooks of the bank wait for the next round.', err: error });
    });
  }

  /** Posts what is due; two rounds in one process are one. */
  deliverDue(): Promise<void> {
    this.#running ??= this.#round(null).finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Posts the webhooks of one payment and waits for the end of it. */
  deliverOf(paymentId: string): Promise<void> {
    return this.#round(paymentId);
  }

  /** Waits for what is being posted, and posts nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running?.catch(() => undefined);
  }

  async #round(paymentId: string | null): Promise<void> {
    const now = this.clock.now();
    // Whoever takes a webhook has it for a while; after a crash another does.
    const [taken] = await this.dataSource.query<[Notice[], number]>(
      `with due as (
         select notice.id, payment.account, payment.hook_url
         from bank_notice notice join bank_payment payment on payment.id = notice.payment_id
         where notice.due_at <= $1 and ($2::text is null or notice.payment_id = $2)
         order by notice.due_at, notice.id limit $4 for update of notice skip locked
       )
       update bank_notice set due_at = $3, attempts = attempts + 1 from due
       where bank_notice.id = due.id
       returning bank_notice.id, body, attempts, due.account, due.hook_url as "hookUrl"`,
      [now, paymentId, new Date(now.getTime() + LEASE_MS), BATCH],
    );
    await Promise.all(taken.map((notice) => this.#post(notice)));
  }

  async #post({ id, body, attempts, account, hookUrl }: Notice): Promise<void> {
    const now = this.clock.now();
    const isTaken = await this.#send(id, now, { body, account, hookUrl });
    const again = attempts < MOST_ATTEMPTS ? new Date(now.getTime() + RETRY_MS * attempts) : null;
    await this.dataSource.query(
      'update bank_notice set due_at = $2, delivered_at = $3 where id = $1',
      [id, isTaken ? null : again, isTaken ? now : null],
    );
  }

  async #send(
    id: string,
    at: Date,
    { body, account, hookUrl }: Pick<Notice, 'account' | 'body' | 'hookUrl'>,
  ): Promise<boolean> {
    const signature = new Webhook(bankSecret(this.serviceSecret, account)).sign(id, at, body);
    try {
      const response = await fetch(hookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': signature,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status >= 200 && response.status <= 299;
    } catch {
      return false;
    }
  }
}
