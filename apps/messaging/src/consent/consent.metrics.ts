import { Injectable, Optional } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';
import type { Channel } from '../messages/message-channel.js';
import type { StopReason, SuppressionReason } from './suppressions/suppression-reason.js';

/** Counts what people decide, and what is not sent for it. */
@Injectable()
export class ConsentMetrics {
  readonly #suppressions;
  readonly #suppressed;
  readonly #keywords;

  constructor(@Optional() metrics?: ServiceMetrics) {
    this.#suppressions = metrics?.counter(
      'skydeck_suppressions_total',
      'Addresses that went onto the list of those that are not written to.',
      ['channel', 'reason'],
    );
    this.#suppressed = metrics?.counter(
      'skydeck_messages_suppressed_total',
      'Messages that were not sent because of the list or of a topic.',
      ['channel', 'reason'],
    );
    this.#keywords = metrics?.counter(
      'skydeck_message_keywords_total',
      'Words such as STOP that recipients sent.',
      ['channel', 'keyword'],
    );
  }

  /** An address went onto the list. */
  suppressed(channel: Channel, reason: SuppressionReason): void {
    this.#suppressions?.inc({ channel, reason });
  }

  /** A message is not sent. */
  withheld(channel: Channel, reason: StopReason): void {
    this.#suppressed?.inc({ channel, reason });
  }

  /** A recipient sent a word that means something. */
  keyword(channel: Channel, keyword: string): void {
    this.#keywords?.inc({ channel, keyword });
  }
}
