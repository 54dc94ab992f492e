import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { createWebSocketStream } from 'ws';
import { DataSource } from 'typeorm';
import { LocationSettings } from '../../location-settings.js';
import { DeviceBook } from '../devices/device-book.js';
import { DEVICE_PROTOCOLS_BY_NAME } from '../protocols/device-protocol.js';
import { SocketRoutes } from '../stream/socket/socket-routes.js';
import { DeviceInlet } from './device-inlet.js';
import { MqttBridge } from './mqtt/mqtt-bridge.js';
import { MqttBroker } from './mqtt/mqtt-broker.js';
import { MqttListener } from './mqtt/mqtt-listener.js';
import { TRACKER_LIMITS, type TrackerLimits } from './tcp/tracker-limits.js';
import { TrackerServer } from './tcp/tracker-server.js';

/** Opens the ways in that the settings ask for, and closes them before the stores are closed. */
@Injectable()
export class Inputs implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #limits: TrackerLimits;
  readonly #trackers = new Map<string, TrackerServer>();
  #mqtt: MqttListener | undefined;
  #bridge: MqttBridge | undefined;

  constructor(
    private readonly inlet: DeviceInlet,
    private readonly broker: MqttBroker,
    private readonly book: DeviceBook,
    private readonly dataSource: DataSource,
    private readonly settings: LocationSettings,
    routes: SocketRoutes,
  ) {
    const { config } = settings;
    this.#limits = {
      ...TRACKER_LIMITS,
      connections: config.LOCATION_DEVICE_CONNECTIONS,
      perAddress: config.LOCATION_DEVICE_CONNECTIONS_PER_ADDRESS,
    };
    routes.add({
      path: /^\/api\/v1\/mqtt$/,
      enter: async () => (socket) => void broker.handle(createWebSocketStream(socket)),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    const { config } = this.settings;
    const ports = { gt06: config.LOCATION_GT06_PORT, teltonika: config.LOCATION_TELTONIKA_PORT };
    for (const protocol of Object.values(DEVICE_PROTOCOLS_BY_NAME)) {
      const port = ports[protocol.name];
      if (port === undefined) continue;
      const server = new TrackerServer(protocol, this.inlet, this.#limits);
      await server.listen(port, config.LOCATION_HOST);
      this.#trackers.set(protocol.name, server);
    }
    if (config.LOCATION_MQTT_PORT !== undefined) {
      this.#mqtt = new MqttListener(this.broker, this.inlet, this.#limits);
      await this.#mqtt.listen(config.LOCATION_MQTT_PORT, config.LOCATION_HOST);
    }
    if (config.LOCATION_MQTT_BROKER_URL === undefined) return;
    this.#bridge = new MqttBridge(this.inlet, {
      url: config.LOCATION_MQTT_BROKER_URL,
      topic: config.LOCATION_MQTT_BROKER_TOPIC,
      find: (id) => this.#find(id),
    });
    this.#bridge.start();
  }

  /** Where a way in listens; undefined when it does not. */
  portOf(way: 'gt06' | 'teltonika' | 'mqtt'): number | undefined {
    return way === 'mqtt' ? this.#mqtt?.port : this.#trackers.get(way)?.port;
  }

  async onModuleDestroy(): Promise<void> {
    this.#mqtt?.stop();
    await Promise.all([
      ...[...this.#trackers.values()].map((server) => server.close()),
      this.broker.close(),
      this.#bridge?.close(),
    ]);
  }

  /** Only the topic says whose positions these are, not which project's. */
  async #find(id: string) {
    const [row] = await this.dataSource.query<{ tenant: Parameters<DeviceBook['find']>[0] }[]>(
      'select tenant from device where id = $1',
      [id],
    );
    return row ? this.book.find(row.tenant, id) : null;
  }
}
