import { setTimeout } from 'node:timers/promises';
import { Signature } from '@skydeck/secret-box';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { MessageLedger } from '../../messages/message-ledger.js';
import type { DeliveryReport } from '../kinds/provider-kind.js';

const MAC_BYTES = 16;
const MOST_LOOKS = 10;
const LOOK_AGAIN_MS = 200;

/** What reports need of the settings. */
export interface ReportSettings {
  readonly serviceSecret: string;
  /** The address of this service, as providers reach it. */
  readonly publicUrl: string;
}

/** Takes in what providers say later about messages. */
export class DeliveryReports {
  readonly #signature: Signature;

  constructor(
    private readonly settings: ReportSettings,
    private readonly dataSource: DataSource,
    private readonly ledger: MessageLedger,
    private readonly clock: Clock,
  ) {
    const secret = settings.serviceSecret;
    const purpose = 'message report addresses v1';
    this.#signature = new Signature({ secret, purpose, salt: 'skydeck' });
  }

  /** Where a provider posts reports about a message; nobody else can guess it. */
  callbackOf(providerId: string, messageId: string): string {
    return this.addressOf(
      `p/reports/${providerId}/${messageId}/${this.macOf(providerId, messageId)}`,
    );
  }

  /** A path of this service, as providers reach it. */
  addressOf(path: string): string {
    return new URL(`/${path}`, this.settings.publicUrl).href;
  }

  /** Whether an address of reports was made here. */
  isOurs(providerId: string, messageId: string, mac: string): boolean {
    return this.isMacOf(providerId, messageId, mac);
  }

  /** Whether something is what `macOf` gave or has given under a secret before, or as many bytes of it. */
  isMacOf(providerId: string, messageId: string, mac: string, bytes = MAC_BYTES): boolean {
    return this.#signature.isWritten(`${providerId}/${messageId}`, mac, 'hex', bytes);
  }

  /** Proves that an address about a message was made here; 128 bits, good in any letter case. */
  macOf(providerId: string, messageId: string): string {
    return this.#signature.of(`${providerId}/${messageId}`, MAC_BYTES).toString('hex');
  }

  /**
   * Takes a report that names the message as the provider does. It may be there before that name
   * is written down, so it is looked for again for a while.
   */
  async receive(providerId: string, report: DeliveryReport): Promise<void> {
    for (let look = 0; look < MOST_LOOKS; look++) {
      const [row] = await this.dataSource.query<{ message_id: string }[]>(
        'select message_id from message_attempt where provider_id = $1 and provider_message_id = $2',
        [providerId, report.providerMessageId],
      );
      if (row) return this.about(providerId, row.message_id, report);
      await setTimeout(LOOK_AGAIN_MS);
    }
  }

  /** Takes a report about a message that is known. */
  async about(providerId: string, messageId: string, report: DeliveryReport): Promise<void> {
    const { providerMessageId, status, failure } = report;
    if (status === 'undelivered' && !(await this.#isLast(providerId, messageId))) return;
    await this.ledger.receive({
      messageId,
      status,
      provider: providerId,
      providerEventId: `${providerMessageId}.${status}`,
      at: this.clock.now(),
      ...(failure !== undefined && { failure }),
    });
  }

  /** What one provider did not deliver, another may have taken since. */
  async #isLast(providerId: string, messageId: string): Promise<boolean> {
    const [last] = await this.dataSource.query<{ provider_id: string }[]>(
      'select provider_id from message_attempt where message_id = $1 order by number desc limit 1',
      [messageId],
    );
    return last?.provider_id === providerId;
  }
}
