import { Logger } from '@nestjs/common';
import { connect, type IPublishPacket, type MqttClient } from 'mqtt';
import type { DeviceRef } from '../../devices/device-ref.js';
import type { DeviceInlet } from '../device-inlet.js';
import { MessageInvalid, takeOwnPositions } from '../own-positions.js';
import { deviceOfTopic } from './topics.js';

const RECONNECT_MS = 2_000;

/** Where the broker is, and what is asked of it. */
export interface BridgeOptions {
  readonly url: string;
  readonly topic: string;
  /** A device by the identifier that its topic has. */
  readonly find: (id: string) => Promise<DeviceRef | null>;
}

/**
 * Takes positions from a broker elsewhere, which has found out who may publish where. A message is
 * answered once it is committed; what could not be stored is sent again when the connection is anew.
 */
export class MqttBridge {
  readonly #logger = new Logger('MQTT');
  readonly #client: MqttClient;

  constructor(
    private readonly inlet: DeviceInlet,
    private readonly options: BridgeOptions,
  ) {
    const client = connect(options.url, {
      clientId: `skydeck-${crypto.randomUUID()}`,
      reconnectPeriod: RECONNECT_MS,
      manualConnect: true,
      resubscribe: true,
    });
    // Called before the message is answered; with an error it never is.
    client.handleMessage = (packet, answer) => {
      this.#take(packet).then(
        () => answer(),
        (error: unknown) => {
          this.#logger.error({ msg: 'What a device sent was not stored.', err: error });
          client.reconnect();
        },
      );
    };
    client.on('error', (error) => this.#logger.warn({ msg: 'The broker is away.', err: error }));
    client.on('connect', () => {
      client.subscribe(options.topic, { qos: 1 }, (error) => {
        if (error) this.#logger.error({ msg: 'The broker lets us not subscribe.', err: error });
      });
    });
    this.#client = client;
  }

  start(): void {
    this.#client.connect();
  }

  async close(): Promise<void> {
    await this.#client.endAsync(true);
  }

  async #take({ topic, payload }: IPublishPacket): Promise<void> {
    const id = deviceOfTopic(topic);
    const device = id === null ? null : await this.options.find(id);
    if (!device) return this.inlet.ended('mqtt_bridge', 'unknown_device');
    try {
      await takeOwnPositions(this.inlet, 'mqtt_bridge', device, payload.toString());
    } catch (error) {
      if (!(error instanceof MessageInvalid)) throw error;
      this.inlet.ended('mqtt_bridge', 'invalid');
    }
  }
}
