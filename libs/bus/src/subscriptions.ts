import { Logger } from '@nestjs/common';
import type { BusHandler } from './bus.js';

/** Who listens to which topic. A handler that throws never stops the others. */
export class Subscriptions {
  readonly #handlers = new Map<string, BusHandler[]>();
  readonly #logger = new Logger('Bus');

  add(topic: string, handler: BusHandler): void {
    this.#handlers.set(topic, [...(this.#handlers.get(topic) ?? []), handler]);
  }

  deliver(text: string): void {
    const { topic, message } = JSON.parse(text) as { topic: string; message: unknown };
    for (const handler of this.#handlers.get(topic) ?? []) {
      try {
        handler(message);
      } catch (error) {
        this.#logger.error({ topic, err: error });
      }
    }
  }
}
