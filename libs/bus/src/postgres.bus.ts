import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { Bus, type BusHandler } from './bus.js';
import { Subscriptions } from './subscriptions.js';

const RECONNECT_MS = 250;
const KEEP_ALIVE_MS = 500;

/** The bus on Postgres `LISTEN`/`NOTIFY`: one connection, reopened whenever it is lost. */
export class PostgresBus extends Bus {
  readonly #subscriptions = new Subscriptions();
  readonly #logger = new Logger('Bus');
  #client: pg.Client | undefined;
  #isClosed = false;
  #generation = 0;
  #timer: NodeJS.Timeout | undefined;
  #lastQuery: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly url: string,
    private readonly channel = 'skydeck',
  ) {
    super();
  }

  async open(): Promise<void> {
    await this.#connect();
    this.#timer = setInterval(() => void this.#probe(), KEEP_ALIVE_MS * 20).unref();
  }

  subscribe(topic: string, handler: BusHandler): void {
    this.#subscriptions.add(topic, handler);
  }

  async publish(topic: string, message: unknown): Promise<void> {
    const client = this.#client;
    if (!client) throw new Error('The bus is not connected.');
    await this.#inTurn(() =>
      client.query('select pg_notify($1, $2)', [this.channel, JSON.stringify({ topic, message })]),
    );
  }

  isConnected(): boolean {
    return this.#client !== undefined;
  }

  generation(): number {
    return this.#generation;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('notification', ({ payload }) => payload && this.#subscriptions.deliver(payload));
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client));
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
    this.#generation++;
    this.#lastQuery = Promise.resolve();
    this.#client = client;
  }

  #lost(client: pg.Client, error?: Error): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = undefined;
    this.#logger.warn(`The bus lost its connection${error ? `: ${error.message}` : '.'}`);
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#isClosed && !this.#client) {
      await delay(RECONNECT_MS);
      await this.#connect().catch(() => undefined);
    }
  }

  /** A connection takes one query at a time. */
  #inTurn<T>(query: () => Promise<T>): Promise<T> {
    const answer = this.#lastQuery.then(query);
    this.#lastQuery = answer.catch(() => undefined);
    return answer;
  }

  /** Notices a peer that vanished without closing the connection. */
  async #probe(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    const answered = await Promise.race([
      this.#inTurn(() => client.query('select 1')).then(
        () => true,
        () => false,
      ),
      delay(KEEP_ALIVE_MS * 4, false, { ref: false }),
    ]);
    if (!answered) this.#lost(client, new Error('no answer'));
  }
}
