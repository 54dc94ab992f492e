import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import type { DeviceRef } from '../../devices/device-ref.js';
import type { DeviceProtocol } from '../../protocols/device-protocol.js';
import type { DeviceInlet } from '../device-inlet.js';
import { TrackerConnection, type TrackerHost } from './tracker-connection.js';
import { AddressCount, TRACKER_LIMITS, type TrackerLimits } from './tracker-limits.js';

/** Listens for the trackers of one protocol. */
export class TrackerServer implements TrackerHost {
  readonly #logger = new Logger('Trackers');
  readonly #connections = new Set<TrackerConnection>();
  /** A tracker has one connection: what it had before was lost without a word. */
  readonly #ofDevices = new Map<string, TrackerConnection>();
  readonly #addresses: AddressCount;
  readonly #server: Server;

  constructor(
    readonly protocol: DeviceProtocol,
    readonly inlet: DeviceInlet,
    readonly limits: TrackerLimits = TRACKER_LIMITS,
  ) {
    this.#addresses = new AddressCount(limits.perAddress);
    this.#server = createServer({ allowHalfOpen: true, keepAlive: true }, (socket) =>
      this.#accept(socket),
    );
    this.#server.maxConnections = limits.connections;
    this.#server.on('drop', () => inlet.ended(protocol.name, 'too_many'));
  }

  /** @param port 0 picks a free one */
  async listen(port: number, host: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(port, host, () => resolve());
    });
    const { port: taken } = this.#server.address() as AddressInfo;
    this.#logger.log({ msg: `${this.protocol.title}: trackers may connect.`, port: taken });
  }

  /** Where it listens. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Ends every connection once what came over it is answered. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    const open = [...this.#connections];
    await Promise.all(open.map(({ settled }) => settled));
    for (const connection of open) connection.end('closing');
    await closed;
  }

  signedIn({ id }: DeviceRef, connection: TrackerConnection): void {
    this.#ofDevices.get(id)?.end('replaced');
    this.#ofDevices.set(id, connection);
  }

  failed(error: unknown): void {
    this.#logger.error({ msg: 'What a tracker sent was not stored.', err: error });
  }

  #accept(socket: Socket): void {
    const { remoteAddress: address = '' } = socket;
    if (!this.#addresses.add(address)) {
      this.inlet.ended(this.protocol.name, 'too_many');
      socket.destroy();
      return;
    }
    const closed = this.inlet.opened(this.protocol.name);
    const connection = new TrackerConnection(socket, this);
    this.#connections.add(connection);
    socket.once('close', () => {
      closed();
      this.#addresses.remove(address);
      this.#connections.delete(connection);
      const { deviceId } = connection;
      if (deviceId !== null && this.#ofDevices.get(deviceId) === connection) {
        this.#ofDevices.delete(deviceId);
      }
    });
  }
}
