import { Bus, type BusHandler } from './bus.js';

interface Connection {
  readonly bus: Bus;
  readonly opened: Promise<void>;
  users: number;
}

const connections = new Map<string, Connection>();

/**
 * One connection for all services of a process: each would only hear the same. It is opened with
 * the first that opens and closed with the last that closes.
 */
export class SharedBus extends Bus {
  readonly #early: [string, BusHandler][] = [];
  #connection: Connection | undefined;
  #isClosed = false;

  constructor(
    /** Services that name the same get the same connection. */
    private readonly name: string,
    private readonly create: () => Bus,
  ) {
    super();
  }

  async open(): Promise<void> {
    const connection = connections.get(this.name) ?? this.#connect();
    connection.users += 1;
    this.#connection = connection;
    for (const [topic, handler] of this.#early.splice(0)) this.subscribe(topic, handler);
    await connection.opened;
  }

  subscribe(topic: string, handler: BusHandler): void {
    if (!this.#connection) {
      this.#early.push([topic, handler]);
      return;
    }
    // The connection may outlive this service; its handlers must not.
    this.#connection.bus.subscribe(topic, (message) => {
      if (!this.#isClosed) handler(message);
    });
  }

  async publish(topic: string, message: unknown): Promise<void> {
    if (!this.#connection) throw new Error('The bus is not open.');
    await this.#connection.bus.publish(topic, message);
  }

  isConnected(): boolean {
    // After its close this service hears nothing, even while others keep the connection.
    return !this.#isClosed && (this.#connection?.bus.isConnected() ?? false);
  }

  generation(): number {
    return this.#connection?.bus.generation() ?? 0;
  }

  async close(): Promise<void> {
    const connection = this.#connection;
    if (!connection || this.#isClosed) return;
    this.#isClosed = true;
    connection.users -= 1;
    if (connection.users > 0) return;
    connections.delete(this.name);
    await connection.bus.close();
  }

  #connect(): Connection {
    const bus = this.create();
    const opened = bus.open();
    const connection = { bus, opened, users: 0 };
    connections.set(this.name, connection);
    // A failed connection is not kept for the next who tries.
    opened.catch(() => connections.delete(this.name));
    return connection;
  }
}
