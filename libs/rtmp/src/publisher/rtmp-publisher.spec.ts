import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import type { MediaMessage } from '../listener/rtmp-gate.js';
import { RtmpListener } from '../listener/rtmp-listener.js';
import { RtmpPublisher } from './rtmp-publisher.js';
import { rtmpTargetOf, type RtmpTarget } from './rtmp-target.js';

const LATE_MS = 0x1000005;

describe('publishing over RTMP', () => {
  const taken: MediaMessage[] = [];
  let gone = Promise.withResolvers<string>();
  const listener = new RtmpListener({
    admit: async ({ streamKey }) =>
      streamKey === 'right'
        ? { media: (one) => void taken.push(one), gone: (why) => gone.resolve(why) }
        : 'unknown_key',
  });
  let port: number;

  beforeAll(async () => {
    ({ port } = await listener.listen(0, '127.0.0.1'));
  });
  afterAll(() => listener.close('shutdown'));
  beforeEach(() => {
    taken.length = 0;
    gone = Promise.withResolvers();
  });

  const open = async (key: string, app = 'live') => {
    const target = rtmpTargetOf(`rtmp://127.0.0.1:${port}/${app}`, key) as RtmpTarget;
    return RtmpPublisher.open(connect(port, '127.0.0.1'), target, 5_000);
  };

  it('sends large messages and times of four bytes as they are', async () => {
    const publisher = await open('right');
    const sent: MediaMessage[] = [
      { kind: 'video', timestampMs: 0, payload: randomBytes(100_000) },
      { kind: 'audio', timestampMs: LATE_MS, payload: randomBytes(300) },
      { kind: 'video', timestampMs: LATE_MS + 40, payload: randomBytes(9_000) },
    ];
    expect(sent.map((one) => publisher.send(one))).toEqual([true, true, true]);
    await publisher.close();
    await gone.promise;
    expect(taken).toEqual(sent);
    expect(publisher.send(sent[0] as MediaMessage)).toBe(false);
  });

  it('says with which code it was refused', async () => {
    await expect(open('wrong')).rejects.toThrow('NetStream.Publish.BadName');
    await expect(open('right', 'other')).rejects.toThrow('NetConnection.Connect.Rejected');
  });

  it('gives up on what is silent, and on what speaks something else', async () => {
    const silent = createServer((socket) => void socket.resume());
    const http = createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    for (const [server, why] of [
      [silent, 'ETIMEDOUT'],
      [http, 'protocol_error'],
    ] as const) {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const at = (server.address() as AddressInfo).port;
      const target = rtmpTargetOf(`rtmp://127.0.0.1:${at}/live`, 'key') as RtmpTarget;
      const opening = RtmpPublisher.open(connect(at, '127.0.0.1'), target, 200);
      await expect(opening).rejects.toThrow(why);
      server.close();
    }
  });

  it('tells that the other side has hung up', async () => {
    const publisher = await open('right');
    await listener.close('shutdown');
    expect(await publisher.ended).toBe('NetStream.Publish.Failed');
  });
});

describe('an address to publish to', () => {
  it.each([
    ['rtmp://a.example.com/live2', { host: 'a.example.com', port: 1935, app: 'live2' }],
    ['rtmp://a.example.com:443/live2/', { port: 443, app: 'live2' }],
    ['rtmps://a.example.com/x/y', { isSecure: true, port: 443, app: 'x/y' }],
    ['rtmp://[2001:db8::1]:1936/live', { host: '2001:db8::1', port: 1936 }],
  ])('is read of %s', (address, facts) => {
    expect(rtmpTargetOf(address, 'k')).toMatchObject(facts);
  });

  it.each([
    'http://a.example.com/live',
    'rtmp://a.example.com',
    'rtmp://user:secret@a.example.com/live',
    'rtmp://a.example.com/live?key=1',
    'rtmp://',
    'file:///etc/passwd',
  ])('is not %s', (address) => {
    expect(rtmpTargetOf(address, 'k')).toBeNull();
  });
});
