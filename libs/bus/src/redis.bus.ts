import { Logger } from '@nestjs/common';
import {
  connectPatiently,
  cutConnection,
  isClusterUrl,
  openRedis,
  type RedisLink,
} from '@skydeck/redis';
import { Bus, type BusHandler } from './bus.js';
import { Subscriptions } from './subscriptions.js';

const PROBE_EVERY_MS = 1000;
const SILENCE_MS = 2500;

/**
 * The bus on Redis publish/subscribe; ioredis reconnects and subscribes again by itself. A
 * connection that only listens hears nothing of a Redis that hangs, so it asks now and then.
 */
export class RedisBus extends Bus {
  readonly #logger = new Logger('Bus');
  readonly #subscriptions = new Subscriptions();
  readonly #publisher: RedisLink;
  readonly #subscriber: RedisLink;
  #generation = 0;
  #isSubscribed = false;
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
    this.#subscriber.on('ready', () => this.#mayHaveMissed());
    // In a cluster one of its servers passes messages on; when servers come and go, it may be another one.
    if (isClusterUrl(url)) {
      for (const change of ['+node', '-node']) {
        this.#subscriber.on(change, () => this.#mayHaveMissed());
      }
    }
  }

  /** With a Redis that is away it is open and not connected, until that is there. */
  async open(): Promise<void> {
    await Promise.all([connectPatiently(this.#publisher), connectPatiently(this.#subscriber)]);
    this.#subscriber.on('message', (_channel, text) => this.#subscriptions.deliver(text));
    if (this.#subscriber.status === 'ready') await this.#subscribe();
    else this.#subscribe().catch((error: unknown) => this.#report(error));
    this.#timer = setInterval(() => this.#probe(), PROBE_EVERY_MS).unref();
  }

  subscribe(topic: string, handler: BusHandler): void {
    this.#subscriptions.add(topic, handler);
  }

  async publish(topic: string, message: unknown): Promise<void> {
    await this.#publisher.publish(this.channel, JSON.stringify({ topic, message }));
  }

  isConnected(): boolean {
    return !this.#isClosed && this.#isSubscribed && this.#subscriber.status === 'ready';
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

  async #subscribe(): Promise<void> {
    await this.#subscriber.subscribe(this.channel);
    this.#isSubscribed = true;
    this.#mayHaveMissed();
  }

  #report(error: unknown): void {
    if (!this.#isClosed) this.#logger.error({ msg: 'The bus cannot listen.', err: error });
  }

  #mayHaveMissed(): void {
    this.#generation++;
    this.#heardMs = performance.now();
  }

  #probe(): void {
    if (this.#subscriber.status !== 'ready') return;
    if (performance.now() - this.#heardMs > SILENCE_MS) {
      // Cut rather than closed: a Redis that hangs would never close its end.
      cutConnection(this.#subscriber, 'The bus got no answer.');
      return;
    }
    this.#subscriber.ping().then(
      () => (this.#heardMs = performance.now()),
      () => undefined,
    );
  }
}
