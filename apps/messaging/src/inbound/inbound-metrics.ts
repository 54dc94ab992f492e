import { Injectable, Optional } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';
import type { ReceivedMessage } from './inbound-messages.js';

/** Counts what people send. */
@Injectable()
export class InboundMetrics {
  readonly #received;

  constructor(@Optional() metrics?: ServiceMetrics) {
    this.#received = metrics?.counter(
      'skydeck_inbound_messages_total',
      'Messages that people sent to projects, those that came twice apart.',
      ['channel', 'kind', 'outcome'],
    );
  }

  /** A message came in, and was stored or was there already. */
  received({ channel, kind }: ReceivedMessage, outcome: 'stored' | 'repeated'): void {
    this.#received?.inc({ channel, kind, outcome });
  }
}
