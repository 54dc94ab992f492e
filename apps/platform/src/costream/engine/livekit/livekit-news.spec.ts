import { createHash } from 'node:crypto';
import {
  DisconnectReason,
  ParticipantInfo,
  ParticipantInfo_Kind,
  TrackInfo,
  WebhookEvent,
} from '@livekit/protocol';
import { newId } from '@skydeck/ids';
import { createService, type Service, setUpLog } from '@skydeck/service';
import { TestClock, testDatabase } from '@skydeck/testing';
import { Module } from '@nestjs/common';
import { AccessToken } from 'livekit-server-sdk';
import { decodeJwt, SignJWT } from 'jose';
import { DataSource } from 'typeorm';
import { CreateLivekitNotices1764630000000 } from '../../../migrations/1764630000000-create-livekit-notices.js';
import type { PlatformConfig } from '../../../platform.config.js';
import type { JoinVerdict } from '../room-keeper.js';
import { LiveKitCounterpart } from './fixtures/livekit-counterpart.js';
import { RecordingKeeper } from './fixtures/recording-keeper.js';
import { LiveKitNews } from './livekit-news.js';
import { LiveKitWebhookController } from './livekit-webhook.controller.js';
import { type LiveKitEars, listenToLiveKit, makeLiveKitEngine } from './livekit.parts.js';
import type { LiveKitRoomEngine } from './livekit-room-engine.js';

const KEY = 'APIkeyOfTests';
const SECRET = 'a secret of LiveKit, as long as it wants it';
const options = { url: '', apiKey: KEY, apiSecret: SECRET };
const database = testDatabase();
const clock = new TestClock();

const sign = async (grant: object) =>
  new SignJWT({ grant }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(SECRET));

let livekit: LiveKitCounterpart;
let keeper: RecordingKeeper;
let source: DataSource;
let ears: LiveKitEars;
let engine: LiveKitRoomEngine;
let service: Service;
let room: string;

beforeAll(async () => {
  setUpLog({ level: 'silent' });
  livekit = new LiveKitCounterpart(KEY, SECRET);
  const url = await livekit.listen();
  const schema = database.schema('livekit');
  source = await new DataSource({
    type: 'postgres',
    url: database.url,
    schema,
    extra: { options: `-c search_path=${schema}` },
  }).initialize();
  await source.query(`create schema ${schema}`);
  await new CreateLivekitNotices1764630000000().up(source.createQueryRunner());
  keeper = new RecordingKeeper();
  const parts = { keeper, dataSource: source, clock, signer: { sign } };
  ears = listenToLiveKit({ ...parts, options: { ...options, url } });
  const config = {
    COSTREAM_LIVEKIT_URL: url,
    COSTREAM_LIVEKIT_API_KEY: KEY,
    COSTREAM_LIVEKIT_API_SECRET: SECRET,
  } as PlatformConfig;
  engine = makeLiveKitEngine({ ...parts, config });

  @Module({
    controllers: [LiveKitWebhookController],
    providers: [{ provide: LiveKitNews, useValue: ears.news }],
  })
  class Webhooks {}
  service = await createService({
    name: 'platform',
    title: 'Platform API',
    prefix: 'v1',
    module: { module: Webhooks },
    listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
  });
  await service.listen();
});

afterAll(async () => {
  livekit.close();
  await service.close();
  await source.destroy();
  await database[Symbol.asyncDispose]();
});

beforeEach(() => {
  room = newId('room');
  keeper.told.length = 0;
  keeper.judged.length = 0;
  keeper.toClose = [];
  keeper.verdict = () => ({ verdict: 'admitted' }) as JoinVerdict;
});

const someone = (more: object = {}) =>
  new ParticipantInfo({
    sid: newId('PA'),
    identity: 'ana',
    name: 'Ana',
    joinedAtMs: 1_770_000_000_000n,
    permission: { canPublish: true, canSubscribe: true, canPublishData: true },
    attributes: { 'skydeck.token': 'rtk_1', 'skydeck.issued_at': '1769999999' },
    ...more,
  });

type News = ConstructorParameters<typeof WebhookEvent>[0];
const bodyOf = (event: News) =>
  new WebhookEvent({ id: newId('EV'), room: { name: room }, ...event }).toJsonString();

/** Signs a body as LiveKit does. */
async function signed(body: string, secret = SECRET): Promise<string> {
  const token = new AccessToken(KEY, secret, { ttl: '5m' });
  token.sha256 = createHash('sha256').update(body).digest('base64');
  return token.toJwt();
}

/** The same token, made ten minutes ago. */
const old = async (token: string) =>
  new SignJWT({ ...decodeJwt(token), exp: Math.floor(Date.now() / 1000) - 300 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(SECRET));

async function post(body: string, authorization?: string): Promise<number> {
  const response = await fetch(`${service.url}/v1/costream/livekit/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/webhook+json',
      ...(authorization !== undefined && { authorization }),
    },
    body,
  });
  await response.text();
  return response.status;
}

const tell = async (event: News) => {
  const body = bodyOf(event);
  return post(body, await signed(body));
};

const names = () => keeper.told.map(([name]) => name);

/** The grant within a token that the keeper was asked to judge. */
const judged = () =>
  (
    JSON.parse(Buffer.from(keeper.judged[0]?.split('.')[1] ?? '', 'base64url').toString()) as {
      grant: Record<string, unknown>;
    }
  ).grant;

describe('webhooks of LiveKit', () => {
  it('tell of a stay from its beginning to its end', async () => {
    const participant = someone();
    const track = new TrackInfo({ sid: 'TR_1', mimeType: 'audio/opus' });
    expect(await tell({ event: 'participant_joined', participant })).toBe(200);
    await tell({ event: 'track_published', participant, track });
    await tell({ event: 'track_unpublished', participant, track });
    const gone = someone({ sid: participant.sid, disconnectReason: DisconnectReason.ROOM_DELETED });
    await tell({ event: 'participant_left', participant: gone });
    expect(names()).toEqual(['joined', 'trackPublished', 'trackUnpublished', 'left']);
    const stays = new Set(keeper.told.map(([, stay]) => JSON.stringify(stay)));
    expect([...stays].map((text) => JSON.parse(text) as object)).toEqual([
      { roomId: room, identity: 'ana', sessionId: expect.stringMatching(/^prs_/) },
    ]);
    expect(keeper.told[3]?.[2]).toBe('room_ended');
  });

  it('are done once, 50 of the same at once', async () => {
    const body = bodyOf({ event: 'participant_left', participant: someone() });
    const authorization = await signed(body);
    const all = await Promise.all(
      Array.from({ length: 50 }, async () => post(body, authorization)),
    );
    expect(new Set(all)).toEqual(new Set([200]));
    expect(names()).toEqual(['left']);
  });

  it('are done again when they failed, as LiveKit sends them again', async () => {
    const body = bodyOf({ event: 'participant_joined', participant: someone() });
    keeper.verdict = () => {
      throw new Error('the store of rooms is away');
    };
    expect(await post(body, await signed(body))).toBe(500);
    keeper.verdict = () => ({ verdict: 'admitted' }) as JoinVerdict;
    expect(await post(body, await signed(body))).toBe(200);
    expect(names()).toEqual(['joined']);
  });

  it('401: refuses what was changed, is of another key, of no key, or too old', async () => {
    const body = bodyOf({ event: 'participant_left', participant: someone() });
    const good = await signed(body);
    expect(await post(body.replace('ana', 'bob'), good)).toBe(401);
    expect(await post(`${body} `, good)).toBe(401);
    expect(
      await post(body, await signed(body, 'another secret, just as long as the one it has')),
    ).toBe(401);
    expect(await post(body)).toBe(401);
    expect(await post(body, 'Bearer sk_live_1')).toBe(401);
    expect(await post(body, await old(good))).toBe(401);
    // A token of a participant is signed with the same secret, and of no body.
    const token = new AccessToken(KEY, SECRET, { identity: 'ana' });
    token.addGrant({ roomJoin: true, room });
    expect(await post(body, await token.toJwt())).toBe(401);
    expect(keeper.told).toEqual([]);
  });

  it('413: refuses what no webhook is as long as', async () => {
    const body = 'x'.repeat(2 * 1024 * 1024);
    expect(await post(body, await signed(body)).catch(() => 413)).toBe(413);
  });

  it('leave rooms of others, and what is no participant, alone', async () => {
    await tell({
      event: 'participant_joined',
      participant: someone(),
      room: { name: 'theirs' },
    });
    const recorder = someone({ kind: ParticipantInfo_Kind.EGRESS });
    await tell({ event: 'participant_joined', participant: recorder });
    await tell({ event: 'room_started' });
    expect(keeper.judged).toEqual([]);
    expect(keeper.told).toEqual([]);
  });
});

describe('the door of rooms on LiveKit', () => {
  it('judges who came in by the token that they came in with', async () => {
    await tell({ event: 'participant_joined', participant: someone() });
    expect(judged()).toMatchObject({
      tokenId: 'rtk_1',
      roomId: room,
      identity: 'ana',
      issuedAt: new Date(1_769_999_999_000).toISOString(),
    });
  });

  it.each(['revoked', 'banned', 'room_ended', 'room_full'] as const)(
    'sends away whom LiveKit let in: %s',
    async (why) => {
      const participant = livekit.enter(room, someone());
      keeper.verdict = () => ({ verdict: 'refused', why, message: '' });
      await tell({ event: 'participant_joined', participant });
      expect(livekit.rooms.get(room)?.size).toBe(0);
      expect(keeper.told).toEqual([]);
    },
  );

  it('has who waits see, hear and do nothing, and gives it all back when they are admitted', async () => {
    const participant = livekit.enter(room, someone());
    keeper.verdict = () => ({ verdict: 'waiting' }) as JoinVerdict;
    await tell({ event: 'participant_joined', participant });
    expect(participant.permission).toMatchObject({
      canPublish: false,
      canSubscribe: false,
      canPublishData: false,
      hidden: true,
    });
    expect(await engine.participants(room)).toEqual([]);
    await engine.admitWaiting(room, 'ana', true);
    expect(participant.permission).toMatchObject({
      canPublish: true,
      canSubscribe: true,
      canPublishData: true,
      hidden: false,
    });
    expect(keeper.told.map(([name, , what]) => [name, what === true])).toEqual([
      ['waiting', true],
      ['waiting', false],
      ['joined', false],
    ]);
    expect(await engine.participants(room)).toHaveLength(1);
  });

  it('sends away who waited and is denied', async () => {
    const participant = livekit.enter(room, someone());
    keeper.verdict = () => ({ verdict: 'waiting' }) as JoinVerdict;
    await tell({ event: 'participant_joined', participant });
    await engine.admitWaiting(room, 'ana', false);
    expect(livekit.rooms.get(room)?.size).toBe(0);
  });
});

const count = async (): Promise<number> => {
  const [{ count: text }] = await source.query<[{ count: string }]>(
    'select count(*) from livekit_notice',
  );
  return Number(text);
};

describe('presence in rooms on LiveKit', () => {
  it('notices whom no webhook told of, once, and closes what is to be closed', async () => {
    livekit.rooms.clear();
    livekit.enter(room, someone());
    const over = newId('room');
    livekit.enter(over, someone({ identity: 'bob' }));
    livekit.enter('theirs', someone({ identity: 'eve' }));
    keeper.toClose = [over];
    await ears.presence.look();
    await ears.presence.look();
    expect(names()).toEqual(['joined', 'joined']);
    expect(keeper.there.map(({ identity }) => identity)).toEqual(['ana']);
    expect([...livekit.rooms.keys()]).toEqual([room, 'theirs']);
  });

  it('forgets notices after a day', async () => {
    livekit.rooms.clear();
    expect(await count()).toBeGreaterThan(0);
    clock.advance(25 * 3_600_000);
    await ears.presence.look();
    expect(await count()).toBe(0);
  });
});
