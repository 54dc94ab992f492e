import { DisconnectReason, TrackSource, TrackType } from '@livekit/protocol';
import { newId } from '@skydeck/ids';
import { TokenVerifier } from 'livekit-server-sdk';
import { SignJWT } from 'jose';
import { ParticipantNotThere, RoomEngineUnavailable } from '../room-engine.js';
import type { RoomGrant } from '../room-grant.js';
import { LiveKitCounterpart } from './fixtures/livekit-counterpart.js';
import { LiveKitRoomEngine } from './livekit-room-engine.js';
import { reasonOf } from './livekit-views.js';

const KEY = 'APIkeyOfTests';
const SECRET = 'a secret of LiveKit, as long as it wants it';
const ROOM = newId('room');

let livekit: LiveKitCounterpart;
let settings: Record<string, string>;
let engine: LiveKitRoomEngine;

beforeAll(async () => {
  livekit = new LiveKitCounterpart(KEY, SECRET);
  settings = {
    COSTREAM_LIVEKIT_URL: await livekit.listen(),
    COSTREAM_LIVEKIT_API_KEY: KEY,
    COSTREAM_LIVEKIT_API_SECRET: SECRET,
  };
  engine = new LiveKitRoomEngine(settings);
});

afterAll(() => livekit.close());

beforeEach(() => {
  livekit.rooms.clear();
  livekit.asked.length = 0;
  livekit.enter(ROOM, {
    sid: 'PA_ana',
    identity: 'ana',
    name: 'Ana',
    metadata: '{"desk":7}',
    joinedAtMs: 1_770_000_000_000n,
    permission: {
      canPublish: true,
      canPublishSources: [TrackSource.CAMERA, TrackSource.MICROPHONE],
      canSubscribe: true,
      canPublishData: true,
    },
    attributes: { 'skydeck.token': 'rtk_1', 'skydeck.moderate': 'true' },
    tracks: [
      {
        sid: 'TR_cam',
        type: TrackType.VIDEO,
        source: TrackSource.CAMERA,
        width: 1280,
        height: 720,
        simulcast: true,
        mimeType: 'video/VP8',
      },
      {
        sid: 'TR_mic',
        type: TrackType.AUDIO,
        source: TrackSource.MICROPHONE,
        mimeType: 'audio/opus',
      },
    ],
  });
});

const admin = { roomAdmin: true, room: ROOM };
const spec = {
  id: ROOM,
  projectId: 'prj_1',
  maxParticipants: 7,
  maxPublishers: 3,
  videoCodecs: ['vp8'] as const,
  bitrateBps: 1_000_000,
};

describe('rooms on LiveKit', () => {
  it('are made as often as asked, and listed without those of others', async () => {
    await engine.openRoom(spec);
    await engine.openRoom(spec);
    livekit.rooms.set('of somebody else', new Map());
    expect(livekit.last('CreateRoom')).toMatchObject({
      body: { name: ROOM, maxParticipants: 7 },
      grant: { roomCreate: true },
    });
    expect(await engine.rooms()).toEqual([ROOM]);
    expect(await engine.nodes()).toEqual([
      { id: settings['COSTREAM_LIVEKIT_URL'], isUp: true, rooms: 1, participants: 1 },
    ]);
  });

  it('end, and an absent one is no error', async () => {
    await engine.closeRoom(ROOM, 'room_ended');
    await engine.closeRoom(ROOM, 'room_ended');
    expect(livekit.rooms.size).toBe(0);
    expect(livekit.last('DeleteRoom')).toMatchObject({ body: { room: ROOM } });
    expect(await engine.participants(ROOM)).toEqual([]);
  });

  it('tell everybody what is noted of them', async () => {
    const room = {
      id: ROOM,
      name: 'Standup',
      mode: 'conference' as const,
      metadata: { topic: 'bees' },
      is_recording: false,
      closes_at: null,
    };
    await engine.tellRoom(ROOM, room);
    expect(livekit.last('UpdateRoomMetadata')).toEqual({
      method: 'UpdateRoomMetadata',
      body: { room: ROOM, metadata: '{"topic":"bees"}' },
      grant: admin,
    });
  });
});

describe('participants on LiveKit', () => {
  it('are told in our words', async () => {
    expect(await engine.participants(ROOM)).toEqual([
      {
        identity: 'ana',
        sessionId: expect.stringMatching(/^prs_[0-9a-z]{26}$/),
        name: 'Ana',
        metadata: { desk: 7 },
        permissions: {
          publish: ['camera', 'microphone'],
          subscribe: true,
          data: true,
          hidden: false,
          moderate: true,
        },
        tracks: [
          {
            id: 'TR_cam',
            kind: 'video',
            source: 'camera',
            muted: 'no',
            width: 1280,
            height: 720,
            simulcast: true,
            codec: 'vp8',
          },
          {
            id: 'TR_mic',
            kind: 'audio',
            source: 'microphone',
            muted: 'no',
            simulcast: false,
            codec: 'opus',
          },
        ],
        joinedAt: new Date(1_770_000_000_000),
      },
    ]);
  });

  it('have permissions and profiles changed', async () => {
    await engine.setPermissions(ROOM, 'ana', {
      publish: [],
      subscribe: true,
      data: false,
      hidden: false,
      moderate: false,
    });
    expect(livekit.last('UpdateParticipant')).toMatchObject({
      grant: admin,
      body: { room: ROOM, identity: 'ana', permission: { canSubscribe: true } },
    });
    await engine.setProfile(ROOM, 'ana', { name: 'Anna', metadata: { desk: 8 } });
    const [ana] = await engine.participants(ROOM);
    expect(ana).toMatchObject({
      name: 'Anna',
      metadata: { desk: 8 },
      permissions: { publish: [], data: false, moderate: false },
    });
  });

  it('cannot publish what a moderator muted, until it is allowed again', async () => {
    await engine.muteTracks(ROOM, 'ana', { trackId: 'TR_mic' }, true);
    const inRoom = livekit.rooms.get(ROOM)?.get('ana');
    expect(inRoom?.permission?.canPublishSources).toEqual([TrackSource.CAMERA]);
    // What they may do in principle is the same.
    const [muted] = await engine.participants(ROOM);
    expect(muted?.permissions.publish).toEqual(['camera', 'microphone']);
    await engine.muteTracks(ROOM, 'ana', {}, true);
    expect(inRoom?.permission?.canPublish).toBe(false);
    await engine.muteTracks(ROOM, 'ana', { source: 'camera' }, false);
    expect(inRoom?.permission?.canPublishSources).toEqual([TrackSource.CAMERA]);
    await engine.muteTracks(ROOM, 'ana', {}, false);
    expect(inRoom?.permission?.canPublishSources).toEqual([
      TrackSource.CAMERA,
      TrackSource.MICROPHONE,
    ]);
  });

  it('are sent away; who is moved is told where to, whose ban is told to LiveKit too', async () => {
    await engine.remove(ROOM, 'ana', 'moved', 'a token of the other room');
    expect(livekit.last('SendData')?.body).toMatchObject({
      room: ROOM,
      topic: 'skydeck.moved',
      destinationIdentities: ['ana'],
      data: Buffer.from('a token of the other room').toString('base64'),
    });
    expect(await engine.participants(ROOM)).toEqual([]);
    livekit.enter(ROOM, { identity: 'bob', sid: 'PA_bob' });
    await engine.remove(ROOM, 'bob', 'banned');
    expect(Number(livekit.last('RemoveParticipant')?.body['revokeTokenTs'])).toBeGreaterThan(0);
  });

  it('get messages and have hands lowered', async () => {
    const message = { from: null, topic: 'poll', payload: '{"q":1}' };
    await engine.sendData(ROOM, message);
    const { body } = livekit.last('SendData') ?? {};
    expect(body).toMatchObject({
      topic: 'poll',
      data: Buffer.from('{"q":1}').toString('base64'),
    });
    expect(body).not.toHaveProperty('destinationIdentities');
    await engine.lowerHand(ROOM, 'ana');
    expect(livekit.last('UpdateParticipant')?.body).toMatchObject({
      attributes: { hand_raised: '' },
    });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['setPermissions', () => engine.setPermissions(ROOM, 'eve', NOTHING)],
    ['setProfile', () => engine.setProfile(ROOM, 'eve', { name: 'E' })],
    ['muteTracks', () => engine.muteTracks(ROOM, 'eve', {}, true)],
    ['remove', () => engine.remove(ROOM, 'eve', 'removed')],
    ['lowerHand', () => engine.lowerHand(ROOM, 'eve')],
    ['admitWaiting', () => engine.admitWaiting(ROOM, 'eve', true)],
    ['remove of an absent room', () => engine.remove(newId('room'), 'ana', 'removed')],
  ])('%s says who is not there', async (_name, work) => {
    await expect(work()).rejects.toThrow(ParticipantNotThere);
  });
});

const NOTHING = { publish: [], subscribe: false, data: false, hidden: false, moderate: false };

describe('tokens for LiveKit', () => {
  it('are the ones given, with a note of which they are', async () => {
    const token = await new SignJWT({ name: 'Ana', video: { roomJoin: true, room: ROOM } })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(KEY)
      .setSubject('ana')
      .setJti('rtk_1')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(SECRET));
    const grant: RoomGrant = {
      tokenId: 'rtk_1',
      roomId: ROOM,
      projectId: 'prj_1',
      identity: 'ana',
      name: 'Ana',
      metadata: null,
      permissions: { ...NOTHING, moderate: true },
      issuedAt: new Date(1_770_000_000_000),
      expiresAt: new Date(1_770_003_600_000),
    };
    const join = await engine.joinInfo(grant, token);
    expect(join.url).toBe(settings['COSTREAM_LIVEKIT_URL']?.replace('http', 'ws'));
    expect(join.iceServers).toEqual([]);
    expect(await new TokenVerifier(KEY, SECRET).verify(join.token)).toMatchObject({
      sub: 'ana',
      jti: 'rtk_1',
      video: { roomJoin: true, room: ROOM },
      attributes: {
        'skydeck.token': 'rtk_1',
        'skydeck.issued_at': '1770000000',
        'skydeck.moderate': 'true',
      },
    });
  });
});

describe('a LiveKit that does not do', () => {
  it('is told with the settings that lack', async () => {
    const none = new LiveKitRoomEngine({ COSTREAM_LIVEKIT_URL: 'wss://livekit.test' });
    expect(await none.capabilities()).toMatchObject({
      ready: false,
      obstacles: [
        { what: 'COSTREAM_LIVEKIT_API_KEY is not set' },
        { what: 'COSTREAM_LIVEKIT_API_SECRET is not set' },
      ],
    });
    await expect(none.openRoom(spec)).rejects.toThrow(RoomEngineUnavailable);
    await expect(none.joinInfo({} as RoomGrant, '')).rejects.toThrow(RoomEngineUnavailable);
  });

  it('is told when it has another key, is broken, or is not there', async () => {
    expect(await engine.capabilities()).toMatchObject({ ready: true, obstacles: [] });
    const secret = 'another secret, just as long as the one it has';
    const stranger = new LiveKitRoomEngine({ ...settings, COSTREAM_LIVEKIT_API_SECRET: secret });
    const { obstacles } = await stranger.capabilities();
    expect(obstacles[0]?.what).toBe('LiveKit refuses the API key.');
    expect(JSON.stringify(obstacles)).not.toContain(secret);
    livekit.breakDown(true);
    await expect(engine.rooms()).rejects.toThrow(RoomEngineUnavailable);
    expect(await engine.nodes()).toMatchObject([{ isUp: false }]);
    livekit.breakDown(false);
    const nowhere = new LiveKitRoomEngine({
      ...settings,
      COSTREAM_LIVEKIT_URL: 'http://127.0.0.1:1',
    });
    expect((await nowhere.capabilities()).obstacles[0]?.what).toContain('127.0.0.1:1');
  });
});

describe('reasons of LiveKit', () => {
  it.each([
    [DisconnectReason.CLIENT_INITIATED, 'client'],
    [DisconnectReason.DUPLICATE_IDENTITY, 'duplicate'],
    [DisconnectReason.PARTICIPANT_REMOVED, 'removed'],
    [DisconnectReason.ROOM_DELETED, 'room_ended'],
    [DisconnectReason.SERVER_SHUTDOWN, 'engine_lost'],
    [DisconnectReason.CONNECTION_TIMEOUT, 'timeout'],
    [DisconnectReason.UNKNOWN_REASON, 'timeout'],
  ])('%i is %s', (theirs, ours) => expect(reasonOf(theirs)).toBe(ours));
});
