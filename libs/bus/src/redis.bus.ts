import { openRedis } from '@skydeck/redis';
import type { Redis } from 'ioredis';
import { Bus, type BusHandler } from './bus.js';
import { Subscriptions } from './subscriptions.js';

const PROBE_EVERY_MS = 1000;
const SILENCE_MS = 2500;

/**
 * The bus on Redis publish/subscribe; ioredis reconnects and subscribes again by itself. A
 * connection that only listens hears nothing of a Redis that hangs, so it asks now and then.
 */
export class RedisBus extends Bus {
  readonly #subscriptions = new Subscriptions();
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  #generation = 0;
  #isClosed = false;
  #heardMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    url: string,
    private readonly channel = 'skydeck',
  ) {
    super();
    this.#publisher = openRedis(url, 'ask');
    this.#subscriber = openRedis(url, 'listen');
    this.#subscriber.on('ready', () => {
      this.#generation++;
      this.#heardMs = performance.now();
    });
  }

  async open(): Promise<void> {
    await Promise.all([this.#publisher.connect(), this.#subscriber.connect()]);
    this.#subscriber.on('message', (_channel, text) => this.#subscriptions.deliver(text));
    await this.#subscriber.subscribe(this.channel);
    this.#timer = setInterval(() => this.#probe(), PROBE_EVERY_MS).unref();
  }

  subscribe(topic: string, handler: BusHandler): void {
    this.#subscriptions.add(topic, handler);
  }

  async publish(topic: string, message: unknown): Promise<void> {
    await this.#publisher.publish(this.channel, JSON.stringify({ topic, message }));
  }

  isConnected(): boolean {
    return !this.#isClosed && this.#subscriber.status === 'ready';
  }

  generation(): number {
    return this.#generation;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
  }

  #probe(): void {
    if (this.#subscriber.status !== 'ready') return;
    if (performance.now() - this.#heardMs > SILENCE_MS) {
      // Cut rather than closed: a Redis that hangs would never close its end.
      this.#subscriber.stream.destroy(new Error('The bus got no answer.'));
      return;
    }
    this.#subscriber.ping().then(
      () => (this.#heardMs = performance.now()),
      () => undefined,
    );
  }
}
