import { createServer, type AddressInfo, type Server } from 'node:net';
import { AddressPolicy, guardedSocket } from './index.js';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((socket) => socket.end('hello'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const timeoutMs = 10_000;

type Found = (error: null, all: { address: string; family: number }[]) => void;

/** A resolver of names that always finds these. */
const finding =
  (...addresses: string[]) =>
  (_host: string, _options: unknown, done: Found) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
const named = finding('127.0.0.1');
const inside = finding('8.8.8.8', '127.0.0.1');

describe('guardedSocket', () => {
  it('connects to an allowed network, by address and by name', async () => {
    const policy = new AddressPolicy(['127.0.0.0/8']);
    for (const socket of [
      await guardedSocket(policy, { host: '127.0.0.1', port, timeoutMs }),
      await guardedSocket(policy, { host: 'relay.example', port, timeoutMs }, named),
    ]) {
      const [said] = await socket.toArray();
      expect(String(said)).toBe('hello');
    }
  });

  it('never connects inside, by address, by odd notation or by a name that leads there', async () => {
    for (const host of [
      '127.0.0.1',
      '::1',
      '::ffff:127.0.0.1',
      '0x7f000001',
      '127.1',
      'localhost',
    ]) {
      const call = guardedSocket(new AddressPolicy(), { host, port, timeoutMs });
      await expect(call).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
    }
    const target = { host: 'relay.example', port, timeoutMs };
    const call = guardedSocket(new AddressPolicy(), target, inside);
    await expect(call).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
  });

  it('says that nobody listens', async () => {
    const policy = new AddressPolicy(['127.0.0.0/8']);
    const call = guardedSocket(policy, { host: '127.0.0.1', port: 1, timeoutMs });
    await expect(call).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
