import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { connect, type IPublishPacket, type MqttClient } from 'mqtt';
import type { DeviceRef } from '../../devices/device-ref.js';
import type { DeviceInlet } from '../device-inlet.js';
import { MessageInvalid, takeOwnPositions } from '../own-positions.js';
import { deviceOfTopic } from './topics.js';

const RECONNECT_MS = 2_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;

/** Where the broker is, and what is asked of it. */
export interface BridgeOptions {
  readonly url: string;
  readonly topic: string;
  /** A device by the identifier that its topic has. */
  readonly find: (id: string) => Promise<DeviceRef | null>;
}

/**
 * Takes positions from a broker elsewhere, which has found out who may publish where. A message is
 * answered once it is committed; until then the next waits at the broker.
 */
export class MqttBridge {
  readonly #logger = new Logger('MQTT');
  readonly #client: MqttClient;
  #isClosed = false;

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
    // Called before the message is answered, and one by one: others wait meanwhile.
    client.handleMessage = (packet, answer) => {
      void this.#takeAtLast(packet).then((isTaken) => {
        if (isTaken) answer();
        return isTaken;
      });
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
    this.#isClosed = true;
    await this.#client.endAsync(true);
  }

  /** Tries until it is stored: a broker sends again only when the connection is anew, if at all. */
  async #takeAtLast(packet: IPublishPacket): Promise<boolean> {
    for (
      let waitMs = FIRST_WAIT_MS;
      !this.#isClosed;
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)
    ) {
      try {
        await this.#take(packet);
        return true;
      } catch (error) {
        this.#logger.error({ msg: 'What a device sent was not stored.', err: error });
        await delay(waitMs, undefined, { ref: false });
      }
    }
    return false;
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
