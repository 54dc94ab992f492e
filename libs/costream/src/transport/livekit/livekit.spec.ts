import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RemoteParticipant, RemoteTrackPublication, Room, Track } from 'livekit-client';
import type { Joined, LeaveReason } from '../../protocol/index.js';
import type { RoomNotice } from '../transport.js';
import { LiveKitModerator } from './livekit-moderator.js';
import { CHAT, LiveKitNews } from './livekit-news.js';
import { participantOf, permissionsOf, qualityOf, reasonOf, trackOf } from './livekit-shapes.js';

/** A track as LiveKit's server describes it. */
const CAMERA = {
  sid: 'TR_1',
  name: 'camera',
  source: 1,
  muted: true,
  width: 1280,
  height: 720,
  mimeType: 'video/VP8',
  simulcast: true,
};
const camera = () => new RemoteTrackPublication(Track.Kind.Video, CAMERA as never, false);

function somebody(identity: string): RemoteParticipant {
  const attributes = { hand_raised: 'true' };
  const one = new RemoteParticipant({} as never, 'PA_1', identity, '', '{"team":1}', attributes);
  one.setPermissions({
    canSubscribe: true,
    canPublish: true,
    canPublishData: true,
    canPublishSources: [2, 3],
    hidden: false,
  } as never);
  one.trackPublications.set('TR_1', camera());
  return one;
}

/** Lets something happen in a room of LiveKit. */
function emit(room: Room, name: string, ...values: readonly unknown[]): void {
  (room.emit as (name: string, ...all: readonly unknown[]) => boolean).call(room, name, ...values);
}

/** A room of LiveKit's own client, and what is told of it. */
function listened(isModerator = false) {
  const room = new Room();
  const told: (RoomNotice | string)[] = [];
  const joins: Joined[] = [];
  const ends: LeaveReason[] = [];
  const moves: string[] = [];
  const listener = {
    joined: (joined: Joined) => void joins.push(joined),
    reconnecting: () => void told.push('reconnecting'),
    notice: (notice: RoomNotice) => void told.push(notice),
    media: (id: string, track: unknown) =>
      void told.push(`${id} ${track === null ? 'gone' : 'there'}`),
    published: (source: string, id: string) => void told.push(`${source} is ${id}`),
    ended: () => undefined,
    failed: () => undefined,
    refused: () => undefined,
  };
  const news = new LiveKitNews(room, listener, isModerator, (token) => moves.push(token));
  news.listen((reason) => ends.push(reasonOf(reason)));
  return { room, told, joins, ends, moves };
}

describe('LiveKit in the words of our protocol', () => {
  it('describes tracks, people and what they may do', () => {
    const ada = somebody('ada');
    expect(participantOf(ada)).toMatchObject({
      identity: 'ada',
      name: 'ada',
      metadata: { team: 1 },
      hand_raised: true,
      permissions: { publish: ['microphone', 'screen_share'], subscribe: true, moderate: false },
    });
    expect(trackOf(camera())).toEqual({
      id: 'TR_1',
      kind: 'video',
      source: 'camera',
      muted: 'self',
      width: 1280,
      height: 720,
      simulcast: true,
      codec: 'vp8',
    });
    ada.setPermissions({ canPublish: true, canPublishSources: [] } as never);
    expect(permissionsOf(ada).publish).toHaveLength(4);
    ada.setPermissions({ canPublish: false, canPublishSources: [1] } as never);
    expect(permissionsOf(ada, true)).toMatchObject({ publish: [], data: false, moderate: true });
  });

  it('knows reasons and qualities, and takes what is new for a lost connection', () => {
    expect([1, 2, 3, 4, 5, 999, undefined].map(reasonOf)).toEqual([
      'client',
      'duplicate',
      'engine_lost',
      'removed',
      'room_ended',
      'timeout',
      'timeout',
    ]);
    expect(['excellent', 'lost', 'unknown'].map(qualityOf)).toEqual([5, 0, null]);
  });

  it('tells the whole room when it is connected, and again when it is back', () => {
    const { room, joins, told, ends } = listened(true);
    room.remoteParticipants.set('ada', somebody('ada'));
    emit(room, 'connected');
    emit(room, 'signalReconnecting');
    emit(room, 'reconnected');
    emit(room, 'disconnected', 4);
    expect(joins.map(({ participants }) => participants.map(({ identity }) => identity))).toEqual([
      ['ada'],
      ['ada'],
    ]);
    expect(joins[0]?.self.permissions.moderate).toBe(true);
    expect([told, ends]).toEqual([['reconnecting'], ['removed']]);
  });

  it('tells who comes, speaks, mutes and goes', () => {
    const { room, told } = listened();
    const ada = somebody('ada');
    ada.audioLevel = 0.4;
    const publication = camera();
    emit(room, 'participantConnected', ada);
    emit(room, 'activeSpeakersChanged', [ada]);
    emit(room, 'trackMuted', publication, ada);
    emit(room, 'connectionQualityChanged', 'poor', ada);
    emit(room, 'trackUnsubscribed', {}, publication, ada);
    emit(room, 'trackUnpublished', publication, ada);
    emit(room, 'participantDisconnected', ada, 1);
    expect(told).toMatchObject([
      { type: 'participant_updated', participant: { identity: 'ada' } },
      { type: 'speakers', speakers: [{ identity: 'ada', level: 0.4 }] },
      { type: 'track_updated', identity: 'ada', track: { id: 'TR_1', muted: 'self' } },
      { type: 'connection_quality', scores: [{ identity: 'ada', score: 2 }] },
      'TR_1 gone',
      { type: 'track_unpublished', identity: 'ada', track_id: 'TR_1' },
      { type: 'participant_left', identity: 'ada', reason: 'client' },
    ]);
  });

  it('hears the chat in packets of data, and takes no other packet for it', () => {
    const { room, told, moves } = listened();
    const ada = somebody('ada');
    room.remoteParticipants.set('ada', ada);
    const says = (text: string, topic: string, from?: RemoteParticipant) =>
      emit(room, 'dataReceived', new TextEncoder().encode(text), from, 0, topic);
    says('{"id":"1","text":"hi"}', CHAT, ada);
    says('not JSON', CHAT, ada);
    says('1,2', 'cursor', ada);
    says('from the server', 'notice');
    says('a token of another room', 'skydeck.moved');
    says('a token of ada', 'skydeck.moved', ada);
    expect(moves).toEqual(['a token of another room']);
    expect(told).toMatchObject([
      { type: 'chat', message: { id: '1', text: 'hi', from: 'ada', name: 'ada', to: null } },
      { type: 'data', from: 'ada', topic: 'cursor', payload: '1,2' },
      { type: 'data', from: null, topic: 'notice', payload: 'from the server' },
      { type: 'data', from: 'ada', topic: 'skydeck.moved' },
    ]);
  });
});

describe('waiting rooms of LiveKit', () => {
  const waits = { 'skydeck.waits_for': '{}' };

  it('shows who waits to moderators alone, and lets in when the service says so', () => {
    const { room, joins, told } = listened(true);
    const dan = new RemoteParticipant({} as never, 'PA_2', 'dan', 'Dan', '', waits);
    room.remoteParticipants.set('dan', dan);
    emit(room, 'connected');
    expect([joins[0]?.participants, joins[0]?.waiting]).toMatchObject([[], [{ identity: 'dan' }]]);
    emit(room, 'participantConnected', dan);
    expect(told).toMatchObject([{ type: 'waiting', waiting: [{ identity: 'dan' }] }]);

    const other = listened();
    other.room.remoteParticipants.set('dan', dan);
    emit(other.room, 'participantConnected', dan);
    expect(other.told).toEqual([]);
    const { localParticipant } = other.room;
    localParticipant.updateInfo({
      sid: 'PA_3',
      identity: 'eva',
      attributes: waits,
      tracks: [],
      joinedAt: 1n,
    } as never);
    emit(other.room, 'connected');
    localParticipant.updateInfo({
      sid: 'PA_3',
      identity: 'eva',
      attributes: {},
      tracks: [],
      joinedAt: 1n,
    } as never);
    emit(other.room, 'participantAttributesChanged', {}, localParticipant);
    expect(other.joins.map(({ status }) => status)).toEqual(['waiting', 'joined']);
  });
});

describe('moderating by LiveKit', () => {
  const tracks = [
    { identity: 'ada', id: 'TR_1', source: 'camera' },
    { identity: 'ada', id: 'TR_2', source: 'microphone' },
    { identity: 'bob', id: 'TR_3', source: 'microphone' },
  ] as const;

  const of = (identity: string | null) =>
    tracks.filter((one) => one.identity === (identity ?? one.identity));

  it('calls the service of rooms with our own token, and hands refusals on', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts).toString();
        asked.push(`${request.url?.split('/').at(-1)} ${request.headers.authorization} ${body}`);
        response.statusCode = body.includes('eve') ? 403 : 200;
        response.end(body.includes('eve') ? '{"code":"permission_denied","msg":"no"}' : '{}');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const moderator = new LiveKitModerator(url, 'TOKEN', () => 'room_1', of);
    await moderator.moderate({ action: 'mute_all', source: 'microphone' });
    await moderator.moderate({ action: 'mute', identity: 'ada', source: 'camera', muted: false });
    await moderator.moderate({ action: 'remove', identity: 'bob' });
    const permissions = {
      publish: ['camera'],
      subscribe: true,
      data: false,
      hidden: false,
      moderate: false,
    } as const;
    await moderator.moderate({ action: 'permissions', identity: 'bob', permissions });
    expect(asked).toEqual([
      'MutePublishedTrack Bearer TOKEN {"room":"room_1","identity":"ada","track_sid":"TR_2","muted":true}',
      'MutePublishedTrack Bearer TOKEN {"room":"room_1","identity":"bob","track_sid":"TR_3","muted":true}',
      'MutePublishedTrack Bearer TOKEN {"room":"room_1","identity":"ada","track_sid":"TR_1","muted":false}',
      'RemoveParticipant Bearer TOKEN {"room":"room_1","identity":"bob"}',
      'UpdateParticipant Bearer TOKEN {"room":"room_1","identity":"bob","permission":{"can_publish":true,"can_publish_sources":["CAMERA"],"can_subscribe":true,"can_publish_data":false,"hidden":false}}',
    ]);
    await expect(moderator.moderate({ action: 'remove', identity: 'eve' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(moderator.moderate({ action: 'admit', identity: 'ada' })).rejects.toMatchObject({
      code: 'unsupported',
    });
    server.close();
    server.closeAllConnections();
    await expect(moderator.moderate({ action: 'remove', identity: 'bob' })).rejects.toMatchObject({
      code: 'unreachable',
    });
  });
});
