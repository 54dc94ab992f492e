import { Redis } from 'ioredis';
import { Bus, type BusHandler } from './bus.js';
import { Subscriptions } from './subscriptions.js';

/** The bus on Redis publish/subscribe; ioredis reconnects and subscribes again by itself. */
export class RedisBus extends Bus {
  readonly #subscriptions = new Subscriptions();
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  #generation = 0;
  #isClosed = false;

  constructor(
    url: string,
    private readonly channel = 'skydeck',
  ) {
    super();
    this.#publisher = new Redis(url, { lazyConnect: true });
    this.#subscriber = new Redis(url, { lazyConnect: true });
    this.#publisher.on('error', () => undefined);
    this.#subscriber.on('error', () => undefined);
    this.#subscriber.on('ready', () => this.#generation++);
  }

  async open(): Promise<void> {
    await Promise.all([this.#publisher.connect(), this.#subscriber.connect()]);
    this.#subscriber.on('message', (_channel, text) => this.#subscriptions.deliver(text));
    await this.#subscriber.subscribe(this.channel);
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
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
  }
}
