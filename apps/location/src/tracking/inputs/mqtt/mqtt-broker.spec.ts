import { eventually } from '@skydeck/testing';
import { connectAsync, type MqttClient } from 'mqtt';
import { MemoryInlet } from '../fixtures/memory-inlet.js';
import { TrackerClient } from '../fixtures/tracker-client.js';
import { MqttBroker } from './mqtt-broker.js';
import { MqttListener } from './mqtt-listener.js';

const AT = { recorded_at: '2026-11-23T19:00:00Z', lat: 43.7, lon: 7.4 };

const publish = (of: MqttClient, device: string, message: unknown) =>
  of.publishAsync(`devices/${device}/positions`, JSON.stringify(message), { qos: 1 });

describe('positions by MQTT', () => {
  const memory = new MemoryInlet();
  const broker = new MqttBroker(memory.inlet);
  const listener = new MqttListener(broker, memory.inlet, { connections: 200, perAddress: 100 });
  const clients: MqttClient[] = [];

  const client = async (username: string, password = `key of ${username}`, more = {}) => {
    const url = `mqtt://127.0.0.1:${listener.port}`;
    const options = { username, password, reconnectPeriod: 0, ...more };
    const made = await connectAsync(url, options);
    made.on('error', () => undefined);
    clients.push(made);
    return made;
  };

  beforeAll(async () => {
    memory.add('one');
    memory.add('two');
    await listener.listen(0, '127.0.0.1');
  });
  beforeEach(() => {
    memory.ingest.kept.length = 0;
    memory.ingest.isBroken = false;
  });
  afterEach(async () => {
    for (const one of clients.splice(0)) await one.endAsync(true);
  });
  afterAll(async () => {
    listener.stop();
    await broker.close();
  });

  it('QoS 1 is answered after the commit, and not before', async () => {
    const device = await client('dev_one');
    const { promise, resolve } = Promise.withResolvers<void>();
    memory.ingest.gate = promise;
    let isAnswered = false;
    const sent = publish(device, 'dev_one', AT).then(() => (isAnswered = true));
    await new Promise((next) => setImmediate(next));
    expect([isAnswered, memory.ingest.kept.length]).toEqual([false, 0]);
    resolve();
    await sent;
    expect(memory.ingest.kept).toMatchObject([
      { device: { id: 'dev_one' }, position: { lat: 43.7, lon: 7.4 } },
    ]);
  });

  it('what cannot be stored is not answered, and the connection ends', async () => {
    const device = await client('dev_one');
    memory.ingest.isBroken = true;
    const closed = new Promise<void>((resolve) => device.once('close', () => resolve()));
    void publish(device, 'dev_one', AT).catch(() => undefined);
    await closed;
    memory.ingest.isBroken = false;
    await publish(await client('dev_one'), 'dev_one', AT);
    expect(memory.ingest.kept).toHaveLength(1);
  });

  it.each([
    ['a wrong key', 'dev_one', 'key of dev_two'],
    ['no key', 'dev_one', ''],
    ['an unknown device', 'dev_three', 'key of dev_three'],
  ])('lets nobody in with %s', async (_what, user, password) => {
    await expect(client(user, password)).rejects.toThrow('Bad username or password');
  });

  it('a device publishes to its own topic only, and reads nothing of others', async () => {
    const device = await client('dev_one');
    const granted = await device
      .subscribeAsync('devices/+/positions')
      .catch((error: Error) => error);
    expect(granted).toMatchObject({ packet: { granted: [128] } });
    const closed = new Promise<void>((resolve) => device.once('close', () => resolve()));
    void publish(device, 'dev_two', AT).catch(() => undefined);
    await closed;
    expect(memory.ingest.kept).toEqual([]);
  });

  it('nobody puts another device out by its client id', async () => {
    const device = await client('dev_one', undefined, { clientId: 'same' });
    await client('dev_two', undefined, { clientId: 'same' });
    await publish(device, 'dev_one', AT);
    expect(device.connected).toBe(true);
  });

  it('says what it refuses to whoever asks for it, and takes the rest', async () => {
    const device = await client('dev_one');
    const told: string[] = [];
    device.on('message', (_topic, payload) => told.push(payload.toString()));
    await device.subscribeAsync('devices/dev_one/refused');
    await publish(device, 'dev_one', [AT, { ...AT, lat: 91 }]);
    await device.publishAsync('devices/dev_one/positions', 'no json', { qos: 1 });
    await eventually(() => told.length === 2);
    expect(JSON.parse(told[0]!)).toMatchObject({
      refused: [{ index: 1, code: 'invalid', field: 'lat' }],
    });
    expect(memory.ingest.kept).toHaveLength(1);
  });

  it('50 at once: all are kept, each under its own device', async () => {
    const [one, two] = [await client('dev_one'), await client('dev_two')];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 ? publish(one, 'dev_one', AT) : publish(two, 'dev_two', AT),
      ),
    );
    const names = memory.ingest.kept.map(({ device }) => device.id);
    expect(names.filter((name) => name === 'dev_one')).toHaveLength(25);
    expect(names).toHaveLength(50);
  });

  it('ends who announces more than is borne, or speaks no MQTT', async () => {
    const huge = await TrackerClient.connect(listener.port);
    huge.send(Buffer.from([0x10, 0xff, 0xff, 0xff, 0x7f]));
    await eventually(() => huge.isClosed);
    const other = await TrackerClient.connect(listener.port);
    other.send(Buffer.from('GET / HTTP/1.1\r\n\r\n'.repeat(10)));
    await eventually(() => other.isClosed);
    expect([huge.heard, other.heard]).toEqual(['', '']);
  });
});
