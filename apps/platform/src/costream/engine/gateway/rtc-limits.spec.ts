import { eventually } from '@skydeck/testing';
import { SPEAKER, VIEWER } from '../fixtures/memory-keeper.js';
import { type Rig, startRig } from '../fixtures/rig.js';
import { SocketClient } from '../fixtures/socket-client.js';
import { LIMITS } from './limits.js';

const OFFER = [
  'v=0',
  'o=- 1 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111',
  'c=IN IP4 0.0.0.0',
  'a=mid:0',
  'a=sendonly',
  'a=ice-ufrag:abcd',
  'a=ice-pwd:abcdefghijklmnopqrstuvwx',
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}`,
  'a=setup:actpass',
  'a=rtcp-mux',
  'a=rtpmap:111 opus/48000/2',
  '',
].join('\r\n');
const SAID = [{ mid: '0', source: 'microphone' }];

describe('the gateway of rooms bears', () => {
  let rig: Rig;
  let roomId: string;
  const clients: SocketClient[] = [];

  const join = async (identity: string, permissions = SPEAKER, more = {}, query = '') => {
    const token = rig.keeper.token(roomId, identity, permissions);
    const entered = await SocketClient.join(rig.url + query, token, more);
    clients.push(entered.client);
    return entered;
  };

  beforeAll(async () => {
    rig = await startRig('24700-24799');
  });

  beforeEach(() => {
    roomId = rig.keeper.room().id;
    rig.keeper.refusal = null;
    rig.keeper.bans.clear();
  });

  afterEach(async () => {
    for (const client of clients.splice(0)) client.cut();
    await rig.engine.closeRoom(roomId, 'room_ended');
  });

  afterAll(async () => {
    await rig?.close();
  });

  describe('bad input', () => {
    const line = OFFER.slice(OFFER.indexOf('m='));
    const many = Array.from({ length: 600 }, (_one, at) => line.replace('mid:0', `mid:${at}`));
    it.each([
      ['empty', ''],
      ['garbage', 'hello'],
      ['without an origin', OFFER.replace(/o=.*\r\n/, '')],
      ['of 5 000 lines', `${OFFER}${'a=x\r\n'.repeat(5_000)}`],
      [
        'of 600 lines of media',
        OFFER.slice(0, OFFER.indexOf('m=')) + many.join('').slice(0, 50_000),
      ],
      ['with a character NUL', OFFER.replace('opus', 'op\0us')],
      ['with data channels', OFFER.replace('m=audio', 'm=application')],
    ])('an offer %s is refused, and the connection lives on', async (_what, sdp) => {
      const { client } = await join('ada');
      const pid = rig.server.link?.pid;
      const code = await client.code({ type: 'publish', sdp, tracks: SAID });
      expect(['invalid_sdp', 'invalid_request']).toContain(code);
      expect(await client.code({ type: 'hand', raised: true })).toBe('ok');
      expect(rig.server.link?.pid).toBe(pid);
    });

    it('frames of 300 KB and of 1 MB end the connection, and nobody else’s', async () => {
      const { client: other } = await join('bob');
      for (const bytes of [300_000, 1_000_000]) {
        const { client } = await join('ada');
        const payload = 'x'.repeat(bytes);
        void client.ask({ type: 'data', topic: 't', payload });
        expect(await client.end()).toBe(1009);
      }
      expect(await other.code({ type: 'hand', raised: true })).toBe('ok');
    });

    it.each([
      ['an unknown type', { type: 'reboot' }],
      ['a topic that is no text', { type: 'data', topic: 5, payload: '' }],
      ['data of 16 KiB', { type: 'data', topic: 't', payload: 'x'.repeat(16_384) }],
      ['chat without words', { type: 'chat', text: ' ' }],
      [
        'a candidate of two lines',
        { type: 'candidate', peer: 'publisher', candidate: { candidate: 'a\nb' } },
      ],
      ['a second join', { type: 'join', token: 'x' }],
      ['a track that nobody publishes', { type: 'subscribe', track_ids: ['trk_none'] }],
    ])('%s is refused', async (_what, request) => {
      const { client } = await join('ada');
      expect(await client.code(request)).toMatch(/^(invalid_request|no_such_track)$/);
    });

    it('what may not be published does not reach the engine', async () => {
      const { client } = await join('ada', VIEWER);
      const publish = { type: 'publish', sdp: OFFER, tracks: SAID };
      expect(await client.code(publish)).toBe('not_permitted');
      const { client: bob } = await join('bob', { ...SPEAKER, publish: ['microphone'] });
      const lie = { ...publish, tracks: [{ mid: '0', source: 'camera' }] };
      expect(await bob.code(lie)).toBe('invalid_request');
      expect(await bob.code({ ...publish, tracks: [] })).toBe('invalid_request');
      expect(await bob.code(publish)).toBe('ok');
    });

    it('a codec that the room does not take is not published, other lines are', async () => {
      roomId = rig.keeper.room({ videoCodecs: ['h264'] }).id;
      const { client } = await join('ada');
      const video = line
        .replace('m=audio 9 UDP/TLS/RTP/SAVPF 111', 'm=video 9 UDP/TLS/RTP/SAVPF 96')
        .replace('a=mid:0', 'a=mid:1')
        .replace('111 opus/48000/2', '96 VP8/90000');
      const tracks = [...SAID, { mid: '1', source: 'camera' }];
      const reply = await client.ask({ type: 'publish', sdp: OFFER + video, tracks });
      expect(reply).toMatchObject({ ok: true, result: { lines: [{ mid: '0' }] } });
    });

    it('no more publish than the room takes', async () => {
      roomId = rig.keeper.room({ maxPublishers: 2 }).id;
      const codes = await Promise.all(
        ['ada', 'bob', 'cleo', 'dan'].map(async (identity) => {
          const { client } = await join(identity);
          return client.code({ type: 'publish', sdp: OFFER, tracks: SAID });
        }),
      );
      expect(codes.toSorted()).toEqual(['ok', 'ok', 'too_many_publishers', 'too_many_publishers']);
    });
  });

  describe('floods', () => {
    it('requests above the rate are refused, and who goes on is closed with 4429', async () => {
      const { client } = await join('ada');
      const asked = Array.from(
        { length: LIMITS.requests.burst + LIMITS.refusals + 100 },
        async () => client.code({ type: 'report', stats: [] }),
      );
      const codes = await Promise.all(asked);
      expect(codes).toContain('rate_limited');
      expect(await client.end()).toBe(4429);
    });

    it('200 joins at once: all come in', async () => {
      roomId = rig.keeper.room({ maxParticipants: 300 }).id;
      await Promise.all(Array.from({ length: 200 }, async (_one, at) => join(`p${at}`)));
      expect(await rig.engine.participants(roomId)).toHaveLength(200);
    });

    it('200 joins at once of one address: those above the rate are to come again later', async () => {
      roomId = rig.keeper.room({ maxParticipants: 300 }).id;
      // All are connected before the first joins: at a machine's leisure, none would be above it.
      const sockets = await Promise.all(
        Array.from({ length: 200 }, async () => SocketClient.open(`${rig.url}?from=office`)),
      );
      clients.push(...sockets);
      const codes = await Promise.all(
        sockets.map(async (socket, at) =>
          socket.code({ type: 'join', token: rig.keeper.token(roomId, `p${at}`, SPEAKER) }),
        ),
      );
      const refused = codes.filter((code) => code !== 'ok');
      expect(new Set(refused)).toEqual(new Set(['rate_limited']));
      expect(await rig.engine.participants(roomId)).toHaveLength(200 - refused.length);
    });

    it('who reads too slowly is cut off, and what waits for them is bounded', async () => {
      const [slow, ada] = await Promise.all([join('slow'), join('ada')]);
      slow.client.socket.pause();
      const payload = 'x'.repeat(15_000);
      await eventually(
        async () => {
          for (let sent = 0; sent < 25; sent += 1) {
            await rig.engine.sendData(roomId, { from: null, topic: 't', payload });
          }
          return rig.live.member(roomId, 'slow').connection === null;
        },
        { everyMs: 1 },
      );
      expect(await ada.client.code({ type: 'hand', raised: true })).toBe('ok');
    });
  });
});
