import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { eventually } from '@skydeck/testing';
import { TcpForwarder } from './tcp-forwarder.js';

const HOST = '127.0.0.1';
const LARGE = 64 * 1024 * 1024;

let server: Server;
let forwarder: TcpForwarder;
let port: number;

const portOf = (one: Server): number => (one.address() as AddressInfo).port;

beforeEach(async () => {
  server = createServer({ allowHalfOpen: true }).listen(0, HOST);
  const free = createServer().listen(0, HOST);
  await Promise.all([once(server, 'listening'), once(free, 'listening')]);
  port = portOf(free);
  free.close();
  await once(free, 'close');
  const target = { host: HOST, port: portOf(server) };
  forwarder = await TcpForwarder.listen(HOST, port, () => Promise.resolve(target));
});

afterEach(async () => {
  await forwarder.close();
  server.close();
});

it('leads what 50 callers send there and the answers back, after they have ended their side', async () => {
  server.on('connection', (socket) => {
    void buffer(socket).then((all) => socket.end(`got ${all.toString()}`));
  });
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const socket = connect({ host: HOST, port, allowHalfOpen: true });
      socket.end(`call ${index}`);
      return (await buffer(socket)).toString();
    }),
  );
  expect(answers).toEqual(Array.from({ length: 50 }, (_, index) => `got call ${index}`));
});

it('holds back a sender that is faster than the other end reads', async () => {
  const accepted = once(server, 'connection');
  const socket = connect({ host: HOST, port });
  const chunk = Buffer.alloc(64 * 1024);
  let sent = 0;
  const send = (): void => {
    while (sent < LARGE && socket.write(chunk)) sent += chunk.length;
  };
  socket.on('drain', send);
  send();
  const [far] = (await accepted) as [import('node:net').Socket];
  far.pause();
  let before = -1;
  await eventually(() => {
    const isStill = sent === before;
    before = sent;
    return isStill;
  });
  expect(sent).toBeLessThan(LARGE);
  far.resume();
  await eventually(() => sent >= LARGE, { timeoutMs: 20_000 });
  socket.destroy();
});

it('ends the connection of a caller when nobody is there', async () => {
  server.close();
  const socket = connect({ host: HOST, port });
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNRESET');
});

it('refuses a port that somebody has', async () => {
  const target = () => Promise.resolve({ host: HOST, port });
  await expect(TcpForwarder.listen(HOST, port, target)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
