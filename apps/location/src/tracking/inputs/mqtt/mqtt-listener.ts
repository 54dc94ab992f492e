import { type AddressInfo, createServer, type Server } from 'node:net';
import { Logger } from '@nestjs/common';
import { AddressCount, type TrackerLimits } from '../tcp/tracker-limits.js';
import type { DeviceInlet } from '../device-inlet.js';
import type { MqttBroker } from './mqtt-broker.js';

/** Keep-alives of devices are shorter: what is quiet for so long is gone. */
const IDLE_MS = 30 * 60_000;

/** Takes connections of MQTT over TCP. */
export class MqttListener {
  readonly #logger = new Logger('MQTT');
  readonly #addresses: AddressCount;
  readonly #server: Server;

  constructor(
    broker: MqttBroker,
    inlet: DeviceInlet,
    { connections, perAddress }: Pick<TrackerLimits, 'connections' | 'perAddress'>,
  ) {
    this.#addresses = new AddressCount(perAddress);
    this.#server = createServer({ keepAlive: true, noDelay: true }, (socket) => {
      const { remoteAddress: address = '' } = socket;
      socket.on('error', () => socket.destroy());
      if (!this.#addresses.add(address)) {
        inlet.ended('mqtt', 'too_many');
        socket.destroy();
        return;
      }
      socket.once('close', () => this.#addresses.remove(address));
      socket.setTimeout(IDLE_MS, () => socket.destroy());
      void broker.handle(socket);
    });
    this.#server.maxConnections = connections;
    this.#server.on('drop', () => inlet.ended('mqtt', 'too_many'));
  }

  /** @param port 0 picks a free one */
  async listen(port: number, host: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(port, host, () => resolve());
    });
    this.#logger.log({ msg: 'Devices may connect by MQTT.', port: this.port });
  }

  /** Where it listens. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Takes no more connections. */
  stop(): void {
    this.#server.close();
  }
}
