import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Outbound } from '@skydeck/outbound';
import { TestClock } from '@skydeck/testing';
import { itKeepsTheContract, type Scene } from '../kyc-driver.contract.js';
import { HttpKycDriver } from './http-kyc.driver.js';
import { isSigned, signMessage } from './signed-message.js';

const clock = new TestClock();
const outbound = new Outbound(['127.0.0.0/8']);
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
let scene: Scene;

const server = createServer((request, response) => {
  const send = (status: number, body: string) => response.writeHead(status).end(body);
  request.resume().on('end', () => {
    if ('says' in scene) send(200, JSON.stringify(scene.says));
    else if ('answersLater' in scene) send(202, JSON.stringify({ reference: scene.answersLater }));
    else if ('isBusy' in scene) send(503, '');
    else if ('talksNonsense' in scene) send(200, '<html>');
  });
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  await outbound.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function driver() {
  return new HttpKycDriver({
    outbound,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    secret,
    images: 'bytes',
    timeoutMs: 2000,
    replyTo: 'http://127.0.0.1/callbacks',
    now: () => clock.now(),
  });
}

describe('the driver `http`', () => {
  itKeepsTheContract(() => ({
    driver: driver(),
    play: (next) => (scene = next),
    callback: (reference, verdict) => {
      const body = JSON.stringify({ reference, ...verdict });
      const headers = signMessage(secret, 'msg_1', clock.now(), body);
      return { headers: { ...headers }, body: Buffer.from(body) };
    },
  }));

  it('takes signatures of the last five minutes', () => {
    const at = clock.now();
    const headers = { ...signMessage(secret, 'msg_1', at, '{}') };
    const after = (ms: number) => new Date(at.getTime() + ms);
    expect(isSigned(secret, headers, '{}', after(290_000))).toBe(true);
    expect(isSigned(secret, headers, '{}', after(302_000))).toBe(false);
    expect(isSigned(secret, headers, '{}', after(-302_000))).toBe(false);
    expect(isSigned(secret, { ...headers, 'webhook-id': 'msg_2' }, '{}', at)).toBe(false);
  });
});
