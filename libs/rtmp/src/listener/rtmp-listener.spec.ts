import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { RtmpClient } from '../fixtures/rtmp-client.js';
import type { RtmpEnd, RtmpRefusal } from '../rtmp-end.js';
import { type MediaMessage, type Publisher, RTMP_LIMITS, type RtmpGate } from './rtmp-gate.js';
import { RtmpListener } from './rtmp-listener.js';

const CONFIG = Buffer.from([0x17, 0, 0, 0, 0, 1]);

const message = (payload: Buffer): MediaMessage => ({ kind: 'video', timestampMs: 5, payload });

/** Lets in who has the key, and remembers what they sent. */
class Gate implements RtmpGate {
  readonly media: MediaMessage[] = [];
  readonly gone: RtmpEnd[] = [];
  publisher: Publisher | undefined;

  async admit({ streamKey }: { streamKey: string }, publisher: Publisher) {
    if (streamKey === 'broken') throw new Error('The store is away.');
    if (streamKey !== 'right') return 'unknown_key' satisfies RtmpRefusal;
    this.publisher = publisher;
    return {
      media: (one: MediaMessage) => void this.media.push(one),
      gone: (why: RtmpEnd) => void this.gone.push(why),
    };
  }
}

describe('the listener for publishers', () => {
  let gate: Gate;
  let listener: RtmpListener;
  let port: number;
  const limits = { ...RTMP_LIMITS, openingMs: 400, silenceMs: 700, connectionsPerAddress: 5 };

  beforeEach(async () => {
    gate = new Gate();
    listener = new RtmpListener(gate, limits);
    ({ port } = await listener.listen(0, '127.0.0.1'));
  });
  afterEach(() => listener.close('shutdown'));

  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };

  it('takes what is sent by who has the key, whatever stands behind it', async () => {
    await using client = await RtmpClient.publish(port, 'right?token=1');
    expect(client.told.at(-1)).toMatch(/^NetStream\.Publish\.Start/);
    const large = message(randomBytes(200_000));
    client.send([message(CONFIG), large]);
    client.socket.end();
    await client.hungUp();
    expect(gate.media).toEqual([message(CONFIG), large]);
    expect(gate.gone).toEqual(['publisher_gone']);
  });

  it('refuses an unknown key, a store that is away and another application, with a status', async () => {
    const refused = [
      [await RtmpClient.publish(port, 'wrong'), /^NetStream\.Publish\.BadName: There is no stream/],
      [await RtmpClient.publish(port, 'broken'), /^NetStream\.Publish\.Failed/],
      [await RtmpClient.publish(port, 'right', 'other'), /^NetConnection\.Connect\.Rejected/],
    ] as const;
    for (const [client, status] of refused) {
      await client.hungUp();
      expect(client.told.at(-1)).toMatch(status);
    }
    expect(gate.publisher).toBeUndefined();
  });

  it('hangs up on garbage, and goes on with others', async () => {
    await using client = await RtmpClient.publish(port, 'right');
    const http = await open();
    http.write('GET / HTTP/1.1\r\nhost: media\r\n\r\n');
    const noise = await open();
    noise.write(Buffer.concat([Buffer.from([3]), randomBytes(50_000)]));
    await Promise.all([once(http.resume(), 'close'), once(noise.resume(), 'close')]);
    client.send([message(CONFIG)]);
    client.socket.end();
    await client.hungUp();
    expect(gate.media).toHaveLength(1);
  });

  it('hangs up on a publisher whose message is too large', async () => {
    await using client = await RtmpClient.publish(port, 'right');
    client.send([message(Buffer.alloc(RTMP_LIMITS.messageBytes + 1))]);
    await client.hungUp();
    expect(gate.gone).toEqual(['protocol_error']);
    expect(gate.media).toEqual([]);
  });

  it('hangs up on who never asks, and on who falls silent', async () => {
    const idle = await open();
    await using client = await RtmpClient.publish(port, 'right');
    await Promise.all([once(idle.resume(), 'close'), client.hungUp()]);
    expect(gate.gone).toEqual(['silent']);
    expect(client.told.at(-1)).toMatch(/Nothing came for too long/);
  });

  it('takes no more connections of one address than it may', async () => {
    const first = await Promise.all([1, 2, 3, 4, 5].map(open));
    const sixth = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(sixth.resume(), 'close');
    expect(first.every(({ destroyed }) => !destroyed)).toBe(true);
  });

  it('tells a publisher why it is put out', async () => {
    await using client = await RtmpClient.publish(port, 'right');
    gate.publisher?.close('disabled');
    await client.hungUp();
    expect(client.told.at(-1)).toMatch(/The stream is disabled/);
    expect(gate.gone).toEqual(['disabled']);
  });
});
