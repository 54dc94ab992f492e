import { idOfThing } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConsentGate } from '../consent/gate/consent-gate.js';
import { OF_ADDRESS, type StopReason } from '../consent/suppressions/suppression-reason.js';
import { laterBy } from './later-by.js';
import { addExtras } from './message-extras.js';
import type { MessageEntity } from './message.entity.js';
import { MessageLanes } from './message-lanes.js';
import { MessageLedger } from './message-ledger.js';
import { rowOf, type SenderSettings } from './message-row.js';
import type { WantedMessage } from './wanted-message.js';

const DELIVER_WITHIN_MS = 5 * 60_000;
/** Rows that one statement writes, and jobs that are added at once. */
const CHUNK = 500;

/** Takes messages in: first the row, which is the truth, then the job that leads to a worker. */
@Injectable()
export class MessageAcceptance {
  readonly #logger = new Logger('Messages');

  constructor(
    private readonly sender: SenderSettings,
    private readonly dataSource: DataSource,
    private readonly ledger: MessageLedger,
    private readonly lanes: MessageLanes,
    private readonly gate: ConsentGate,
    private readonly clock: Clock,
  ) {}

  /** Writes the message that a request asks for, and sees to its being sent. */
  async accept(wanted: WantedMessage): Promise<MessageEntity> {
    const hasExtras = Boolean(wanted.fallback ?? wanted.attachments ?? wanted.tracking);
    const withheld = await this.#withheld(wanted);
    const asked = { ...wanted, id: idOfThing('msg', this.clock.now().getTime()) };
    const message =
      hasExtras || withheld
        ? await this.dataSource.transaction((manager) => this.#write(manager, asked, withheld))
        : await this.#writeAlone(asked);
    await this.send(message);
    return message;
  }

  /** Writes a message in a transaction of the caller's, who must `send` it after the commit. */
  async write(manager: EntityManager, wanted: WantedMessage): Promise<MessageEntity> {
    return this.#write(manager, wanted, await this.#withheld(wanted, manager));
  }

  /** Writes many messages in a transaction of the caller's, who must `sendMany` after the commit. */
  async writeMany(
    manager: EntityManager,
    wanted: readonly WantedMessage[],
  ): Promise<MessageEntity[]> {
    const now = this.clock.now();
    const verdicts = await this.gate.judge(wanted.map(judged), manager);
    const messages = wanted.map((one, index) =>
      rowOf(one, this.sender, now, verdicts[index]?.reason),
    );
    for (let from = 0; from < messages.length; from += CHUNK) {
      await this.ledger.addMany(messages.slice(from, from + CHUNK), manager);
    }
    for (const [index, message] of messages.entries()) {
      const one = wanted[index];
      if (one?.fallback ?? one?.attachments ?? one?.tracking)
        await addExtras(manager, message, stillWanted(one, message));
    }
    await this.ledger.tellSuppressed(manager, messages);
    return messages;
  }

  /** Asks a worker to send a message that was written, unless it has time. */
  async send(message: MessageEntity): Promise<void> {
    if (message.scheduledAt || message.status === 'suppressed') return;
    try {
      await this.lanes.enqueue([message]);
      const at = this.clock.now();
      const attendAt = earlier(laterBy(at, DELIVER_WITHIN_MS), message.expiresAt);
      await this.ledger.advance(message.id, 'queued', { at, attendAt });
    } catch (error) {
      // Not a warning: one for each message would bury the one that says what is wrong.
      this.#logger.debug({ msg: 'A message waits for the sweeper.', id: message.id, err: error });
    }
  }

  /** The same for many; they stay `accepted` until a worker has them, which saves a write each. */
  async sendMany(messages: readonly MessageEntity[]): Promise<void> {
    const due = messages.filter(
      ({ scheduledAt, status }) => scheduledAt === null && status !== 'suppressed',
    );
    try {
      for (let from = 0; from < due.length; from += CHUNK) {
        await this.lanes.enqueue(due.slice(from, from + CHUNK));
      }
    } catch (error) {
      this.#logger.debug({ msg: 'A batch waits for the sweeper.', err: error });
    }
  }

  async #writeAlone(wanted: WantedMessage): Promise<MessageEntity> {
    const message = rowOf(wanted, this.sender, this.clock.now());
    await this.ledger.add(message);
    return message;
  }

  async #write(
    manager: EntityManager,
    wanted: WantedMessage,
    withheld: StopReason | null,
  ): Promise<MessageEntity> {
    const message = rowOf(wanted, this.sender, this.clock.now(), withheld);
    await this.ledger.add(message, manager);
    await addExtras(manager, message, stillWanted(wanted, message));
    await this.ledger.tellSuppressed(manager, [message]);
    return message;
  }

  async #withheld(wanted: WantedMessage, on?: EntityManager): Promise<StopReason | null> {
    return (await this.gate.judgeOne(judged(wanted), on)).reason;
  }
}

const judged = ({ to, ...wanted }: WantedMessage) => ({ ...wanted, recipient: to });

/** Who wants no more on one channel is not written to on the next; a dead address is no such wish. */
function stillWanted(wanted: WantedMessage, { status, failure }: MessageEntity): WantedMessage {
  const isWish = status === 'suppressed' && !OF_ADDRESS.has(failure as StopReason);
  return isWish ? { ...wanted, fallback: undefined } : wanted;
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
