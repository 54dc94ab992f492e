import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { InboundMessageEntity } from '../../inbound/inbound-message.entity.js';
import { type AfterStoring, InboundReader, InboundReaders } from '../../inbound/inbound-reader.js';
import { MessageAcceptance } from '../../messages/message-acceptance.js';
import { ConsentMetrics } from '../consent.metrics.js';
import { ConsentSettingsStore } from '../consent-settings.js';
import { type Address, AddressHash } from '../suppressions/address-hash.js';
import { SuppressionEntity } from '../suppressions/suppression.entity.js';
import { Suppressions } from '../suppressions/suppressions.js';
import { answerTo } from './answer-texts.js';
import { type FoundKeyword, keywordIn } from './keywords.js';

const ANSWER_VALIDITY_S = 3600;
const CHANNELS: ReadonlySet<string> = new Set(['sms', 'whatsapp']);

/**
 * Obeys STOP, START and HELP. Whoever stores a message tells its readers once and in the same
 * transaction, so a message that comes twice is obeyed and answered once.
 */
@Injectable()
export class KeywordReader extends InboundReader {
  constructor(
    readers: InboundReaders,
    private readonly suppressions: Suppressions,
    private readonly settings: ConsentSettingsStore,
    private readonly hash: AddressHash,
    private readonly acceptance: MessageAcceptance,
    private readonly metrics: ConsentMetrics,
  ) {
    super();
    readers.add(this);
  }

  override async read(
    manager: EntityManager,
    message: InboundMessageEntity,
  ): Promise<AfterStoring | void> {
    const isText = message.kind === 'text' || message.kind === 'button';
    if (!CHANNELS.has(message.channel) || !isText || message.text === null) return;
    const found = keywordIn(message.text);
    if (!found) return;
    const isNews = await this.#obey(manager, message, found);
    this.metrics.keyword(message.channel, found.keyword);
    // A yes to another question, or a second STOP, needs no answer.
    if (isNews) return this.#answer(manager, message, found);
  }

  async #obey(
    manager: EntityManager,
    message: InboundMessageEntity,
    { keyword }: FoundKeyword,
  ): Promise<boolean> {
    const { tenant, channel, recipient: sender } = message;
    const address = { channel, address: phoneOf(message.sender) };
    if (keyword === 'help') return true;
    if (keyword === 'start') return this.#resubscribe(manager, message, address);
    const wanted = { tenant, ...address, reason: 'stop_word' as const, sender };
    return (await this.suppressions.add(manager, { ...wanted, addedBy: 'recipient' })) !== null;
  }

  /** Lifts what the person ended; what others put onto the list stays. */
  async #resubscribe(
    manager: EntityManager,
    { tenant, recipient: sender }: InboundMessageEntity,
    address: Address,
  ): Promise<boolean> {
    const rows = await manager.findBy(SuppressionEntity, {
      tenant,
      channel: address.channel,
      address: In(this.hash.forms(tenant, address)),
      reason: In(['stop_word', 'unsubscribe']),
      topicId: '',
      sender: In([sender, '']),
    });
    let isLifted = false;
    for (const row of rows) isLifted = (await this.suppressions.remove(manager, row)) || isLifted;
    return isLifted;
  }

  async #answer(
    manager: EntityManager,
    { tenant, channel, sender, recipient }: InboundMessageEntity,
    { keyword, locale }: FoundKeyword,
  ): Promise<AfterStoring | void> {
    const { isAnswering, answers } = await this.settings.of(tenant, manager);
    const text = isAnswering ? answerTo(keyword, locale, answers) : null;
    if (text === null) return;
    const message = await this.acceptance.write(manager, {
      tenant,
      channel,
      to: phoneOf(sender),
      from: recipient,
      content: { text },
      kind: 'transactional',
      validityS: ANSWER_VALIDITY_S,
      metadata: {},
      isAnswer: true,
    });
    return () => this.acceptance.send(message);
  }
}

/** Some message centres leave the plus away. */
const phoneOf = (sender: string): string =>
  /^[1-9]\d{6,14}$/.test(sender) ? `+${sender}` : sender;
