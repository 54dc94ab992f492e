import { type AddressInfo, createServer } from 'node:net';
import { Aedes } from 'aedes';
import { connectAsync } from 'mqtt';
import { eventually } from '@skydeck/testing';
import { MemoryInlet } from '../fixtures/memory-inlet.js';
import { MqttBridge } from './mqtt-bridge.js';

const AT = { recorded_at: '2026-11-23T19:00:00Z', lat: 43.7, lon: 7.4 };

describe('positions by way of a broker elsewhere', () => {
  const memory = new MemoryInlet();
  let broker: Aedes;
  let bridge: MqttBridge;
  let url: string;
  const server = createServer((socket) => void broker.handle(socket));

  beforeAll(async () => {
    broker = await Aedes.createBroker();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const one = memory.add('one');
    const find = async (id: string) => (id === one.id ? one : null);
    const subscribed = new Promise((resolve) => broker.once('subscribe', resolve));
    bridge = new MqttBridge(memory.inlet, { url, topic: 'devices/+/positions', find });
    bridge.start();
    await subscribed;
  });
  afterAll(async () => {
    await bridge.close();
    await new Promise<void>((resolve) => broker.close(() => resolve()));
    server.close();
  });

  it('are taken for the device of the topic, and answered after the commit', async () => {
    const device = await connectAsync(url);
    const acknowledged: string[] = [];
    broker.on('ack', (_packet, client) => acknowledged.push(client.id));
    const { promise, resolve } = Promise.withResolvers<void>();
    memory.ingest.gate = promise;
    const send = (topic: string, message: string) =>
      device.publishAsync(topic, message, { qos: 1 });
    await send('devices/dev_one/positions', JSON.stringify([AT, { ...AT, lat: 91 }]));
    expect([memory.ingest.kept.length, acknowledged.length]).toEqual([0, 0]);
    resolve();
    await eventually(() => acknowledged.length === 1);
    expect(memory.ingest.kept).toMatchObject([
      { device: { id: 'dev_one' }, position: { lat: 43.7 } },
    ]);
    await send('devices/dev_two/positions', JSON.stringify(AT));
    await send('devices/dev_one/positions', 'no json');
    await eventually(() => acknowledged.length === 3);
    expect(memory.ingest.kept).toHaveLength(1);
    await device.endAsync();
  });

  it('what could not be stored is tried until it is', async () => {
    const device = await connectAsync(url);
    memory.ingest.isBroken = true;
    memory.ingest.kept.length = 0;
    await device.publishAsync('devices/dev_one/positions', JSON.stringify(AT), { qos: 1 });
    await eventually(() => memory.ingest.failed > 0);
    memory.ingest.isBroken = false;
    await eventually(() => expect(memory.ingest.kept).toHaveLength(1));
    await device.endAsync();
  });
});
