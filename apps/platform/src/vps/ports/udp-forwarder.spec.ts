import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { eventually } from '@skydeck/testing';
import { UdpForwarder } from './udp-forwarder.js';

const HOST = '127.0.0.1';

let server: Socket;
let forwarder: UdpForwarder;
let port: number;
let callers: Socket[];

async function open(): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.bind(0, HOST);
  await once(socket, 'listening');
  return socket;
}

async function close(socket: Socket): Promise<void> {
  const closed = once(socket, 'close');
  socket.close();
  await closed;
}

const target = () => Promise.resolve({ host: HOST, port: server.address().port });

beforeEach(async () => {
  callers = [];
  server = await open();
  server.on('message', (data, from) => server.send(`got ${data.toString()}`, from.port, HOST));
  const free = await open();
  ({ port } = free.address());
  await close(free);
  forwarder = await UdpForwarder.listen(HOST, port, target);
});

afterEach(async () => {
  await Promise.all(callers.map(close));
  await forwarder.close();
  await close(server);
});

/** Sends until an answer comes, as who uses datagrams has to. */
async function ask(caller: Socket, what: string): Promise<string> {
  let answer = '';
  caller.once('message', (data) => (answer = data.toString()));
  await eventually(
    () => {
      caller.send(what, port, HOST);
      expect(answer).not.toBe('');
    },
    { everyMs: 100 },
  );
  return answer;
}

it('leads what 50 callers send at once there, and each its own answer back', async () => {
  callers = await Promise.all(Array.from({ length: 50 }, open));
  const answers = await Promise.all(callers.map((caller, index) => ask(caller, `call ${index}`)));
  expect(answers).toEqual(Array.from({ length: 50 }, (_, index) => `got call ${index}`));
});

it('is still there when there was nobody to lead to', async () => {
  const [caller = await open()] = (callers = [await open()]);
  const { port: gone } = server.address();
  await close(server);
  caller.send('lost', port, HOST);
  caller.send('lost', port, HOST);
  server = createSocket('udp4');
  server.bind(gone, HOST);
  await once(server, 'listening');
  server.on('message', (data, from) => server.send(`again ${data.toString()}`, from.port, HOST));
  expect(await ask(caller, 'call')).toMatch(/^again /);
});

it('refuses a port that somebody has', async () => {
  await expect(UdpForwarder.listen(HOST, port, target)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
