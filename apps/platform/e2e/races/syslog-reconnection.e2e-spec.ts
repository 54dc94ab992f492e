import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { eventually } from '@skydeck/testing';
import { GitRepository } from '../git-repository.js';
import { LaunchpadHarness, plainServer } from '../launchpad-harness.js';

const LINES = 1_500;
/** Connections that are cut before what they carry was read. */
const CUT = 3;

const WRITER = {
  ...plainServer('writer'),
  'server.js': `
    require('node:http').createServer((request, response) => {
      if (request.url === '/write') for (let at = 1; at <= ${LINES}; at++) console.log('line ' + at + ';');
      response.end('written');
    }).listen(process.env.PORT, '0.0.0.0');
    process.on('SIGTERM', () => process.exit(0));
  `,
};

/** A receiver that cuts its first connections in the middle of a batch, each in another way. */
class CuttingReceiver implements AsyncDisposable {
  connections = 0;
  readonly lines: string[] = [];
  readonly #server = createServer((socket) => this.#take(socket, ++this.connections));

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.close();
    await once(this.#server, 'close');
  }

  #take(socket: Socket, number: number): void {
    socket.on('error', () => undefined);
    if (number <= CUT) {
      // With data unread, the kernel answers an end with a reset as well.
      if (number === 1) socket.resetAndDestroy();
      else socket.once('data', () => (number === 2 ? socket.resetAndDestroy() : socket.destroy()));
      return;
    }
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.once('end', () => {
      this.lines.push(...(text.match(/line \d+;/g) ?? []));
      socket.end();
    });
  }
}

it('active: every line arrives in its order, however often the receiver cut the connection', async () => {
  await using stack = new AsyncDisposableStack();
  const launchpad = stack.adopt(
    await LaunchpadHarness.start({
      LAUNCHPAD_WATCH_S: '0',
      LAUNCHPAD_LOG_DRAIN_ALLOW_CIDRS: '127.0.0.1/32',
    }),
    (one) => one.close(),
  );
  const repository = stack.use(await GitRepository.create(WRITER));
  const receiver = stack.use(new CuttingReceiver());
  const port = await receiver.listen();
  await launchpad.deploy({ name: 'writer', repo: repository.dir });
  const url = `syslog+tcp://127.0.0.1:${port}`;
  const made = await launchpad.post('/apps/writer/log-drains', { url });
  expect(made.status).toBe(201);
  await launchpad.visit('writer', '/write');

  await eventually(() => receiver.lines.includes(`line ${LINES};`), { timeoutMs: 40_000 });
  expect(receiver.connections).toBeGreaterThan(CUT);
  // What a cut connection carried may come twice, and nothing is missing or out of order.
  const firsts = [...new Set(receiver.lines)];
  expect(firsts).toEqual(Array.from({ length: LINES }, (_none, index) => `line ${index + 1};`));
  await eventually(async () => {
    const { data } = await launchpad.get(`/apps/writer/log-drains/${String(made.data['id'])}`);
    expect(data).toMatchObject({ status: 'active', problem: null });
  });
}, 120_000);
