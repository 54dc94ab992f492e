import { eventually } from '@skydeck/testing';
import { type Answer, FakeGateway, joined, somebody, TOKEN } from '../fixtures/fake-gateway.js';
import { joinRoom } from '../join-room.js';
import { CLOSE_CODES } from '../protocol/index.js';
import type { JoinOptions } from './room-options.js';
import type { Room } from './room.js';

let gateway: FakeGateway;
const rooms: Room[] = [];

beforeEach(async () => {
  gateway = await FakeGateway.start();
  gateway.answer = () => ({ result: joined(['bob']) });
});
afterEach(async () => {
  await Promise.all(rooms.splice(0).map(async (room) => room.leave()));
  await gateway[Symbol.asyncDispose]();
});

function join(options?: JoinOptions): Room {
  const room = joinRoom({ url: gateway.url, token: TOKEN, engine: 'janus' }, options);
  rooms.push(room);
  return room;
}

/** Every state it goes through from now on. */
function statesOf(room: Room): string[] {
  const states: string[] = [room.state];
  room.on('stateChanged', ({ state }) => states.push(state));
  return states;
}

const reaches = async (room: Room, state: Room['state']) =>
  eventually(async () => expect(room.state).toBe(state));

describe('a room', () => {
  it('is known by its token before it is joined, and whole afterwards', async () => {
    const room = join();
    expect([room.state, room.self.identity, room.self.name]).toEqual(['connecting', 'ana', 'Aña']);
    await reaches(room, 'connected');
    expect(room.info?.name).toBe('Standup');
    expect([...room.participants.keys()]).toEqual(['bob']);
    expect(room.permissions.publish).toEqual(['camera', 'microphone']);
    expect(gateway.of('join')[0]).toMatchObject({ id: 1, token: TOKEN });
  });

  it('tells once of all that changed in one moment, whoever throws', async () => {
    const room = join();
    await reaches(room, 'connected');
    const versions: number[] = [];
    room.on('participantJoined', () => {
      throw new Error('a mistake of the app');
    });
    room.on('changed', ({ version }) => versions.push(version));
    gateway.tell({ type: 'participant_joined', participant: somebody('cem') });
    await eventually(async () => expect(room.participants.has('cem')).toBe(true));
    expect(versions).toEqual([room.version]);
  });

  it('keeps chat, speakers, quality, hands and who waits in line with the server', async () => {
    const room = join();
    await reaches(room, 'connected');
    const said: string[] = [];
    room.on('chat', ({ text }) => said.push(text));
    const message = { id: 'rmc_1', from: 'bob', name: 'BOB', text: 'hi', to: null, sent_at: '' };
    gateway.tell({ type: 'chat', message });
    gateway.tell({ type: 'chat', message });
    gateway.tell({ type: 'speakers', speakers: [{ identity: 'bob', level: 0.5 }] });
    gateway.tell({ type: 'connection_quality', scores: [{ identity: 'bob', score: 2 }] });
    gateway.tell({
      type: 'participant_updated',
      participant: { ...somebody('bob'), hand_raised: true },
    });
    gateway.tell({ type: 'waiting', waiting: [{ identity: 'dan', name: 'Dan' }] });
    await eventually(async () => expect(room.waiting).toHaveLength(1));
    const bob = room.participants.get('bob');
    expect([bob?.isSpeaking, bob?.level, bob?.connectionQuality, bob?.handRaised]).toEqual([
      true,
      0.5,
      2,
      true,
    ]);
    expect([room.speakers, said, room.chat.length]).toEqual([['bob'], ['hi'], 1]);
  });

  it('waits until a moderator lets it in', async () => {
    gateway.answer = () => ({ result: joined([], { status: 'waiting' }) });
    const room = join();
    await reaches(room, 'waiting');
    gateway.tell({ type: 'admitted', joined: joined(['bob']) });
    await reaches(room, 'connected');
    expect(room.participants.size).toBe(1);
  });

  it('comes back after a cut with what it resumes by, and knows who came and went', async () => {
    const room = join();
    await reaches(room, 'connected');
    const states = statesOf(room);
    const news: string[] = [];
    room.on('participantJoined', ({ participant }) => news.push(`+${participant.identity}`));
    room.on('participantLeft', ({ participant }) => news.push(`-${participant.identity}`));
    gateway.answer = () => ({ result: joined(['cem'], { resumed: true }) });
    gateway.sockets[0]?.terminate();
    await eventually(async () =>
      expect(states).toEqual(['connected', 'reconnecting', 'connected']),
    );
    expect(gateway.of('join')[1]).toMatchObject({ resume: 'resume-1' });
    expect(news).toEqual(['-bob', '+cem']);
  });

  it('goes on trying while nobody listens, and gives up when told to', async () => {
    const { port } = gateway;
    const room = join();
    await reaches(room, 'connected');
    await gateway[Symbol.asyncDispose]();
    await reaches(room, 'reconnecting');
    gateway = await FakeGateway.start(port);
    gateway.answer = () => ({ result: joined() });
    await reaches(room, 'connected');
    await room.leave();

    await gateway[Symbol.asyncDispose]();
    const other = join({ reconnectTimeoutMs: 100 });
    await reaches(other, 'disconnected');
    expect([other.endReason, other.error?.code]).toEqual(['timeout', 'unreachable']);
    gateway = await FakeGateway.start();
  });

  it('ends for good when it is refused, and says why', async () => {
    gateway.answer = () => ({ code: 'room_full' });
    const room = join();
    await reaches(room, 'disconnected');
    expect([room.endReason, room.error?.code]).toEqual(['denied', 'room_full']);
    expect(gateway.of('join')).toHaveLength(1);
  });

  it.each([
    ['removed', 'removed', null],
    ['bad_token', 'denied', 'bad_token'],
    ['room_ended', 'room_ended', 'room_ended'],
  ] as const)('ends when the socket is closed with %s', async (code, reason, error) => {
    const room = join();
    await reaches(room, 'connected');
    const ended: unknown[] = [];
    room.on('ended', (event) => ended.push(event.reason));
    if (error === null) gateway.tell({ type: 'bye', reason });
    gateway.sockets[0]?.close(CLOSE_CODES[code]);
    await reaches(room, 'disconnected');
    expect([ended, room.error?.code ?? null]).toEqual([[reason], error]);
  });

  it('goes over to the room that it is moved to', async () => {
    const room = join();
    await reaches(room, 'connected');
    gateway.answer = () => ({ result: joined(['eva']) });
    gateway.tell({ type: 'bye', reason: 'moved', token: 'of the other room' });
    await eventually(async () => expect([...room.participants.keys()]).toEqual(['eva']));
    const again = gateway.of('join')[1];
    expect([room.state, again?.token, again?.resume]).toEqual([
      'connected',
      'of the other room',
      undefined,
    ]);
  });

  it('asks for what it is to do, and hands refusals on', async () => {
    const room = join();
    await reaches(room, 'connected');
    gateway.answer = ({ type }): Answer => (type === 'moderate' ? { code: 'not_permitted' } : {});
    await room.sendChat('hello', ['bob']);
    await room.sendData('cursor', '1,2');
    await room.raiseHand(true);
    await room.setProfile({ name: 'Ana B.' });
    await expect(room.moderate.muteAll('microphone')).rejects.toMatchObject({
      code: 'not_permitted',
    });
    expect(gateway.asked.slice(1)).toEqual([
      { id: 2, type: 'chat', text: 'hello', to: ['bob'] },
      { id: 3, type: 'data', topic: 'cursor', payload: '1,2' },
      { id: 4, type: 'hand', raised: true },
      { id: 5, type: 'profile', name: 'Ana B.' },
      { id: 6, type: 'moderate', action: 'mute_all', source: 'microphone' },
    ]);
  });

  it('leaves with a word, once, and answers no more', async () => {
    const room = join();
    await reaches(room, 'connected');
    await Promise.all([room.leave(), room.leave()]);
    await eventually(async () => expect(gateway.sockets[0]?.readyState).toBe(3));
    expect(gateway.of('leave')).toHaveLength(1);
    expect([room.state, room.endReason]).toEqual(['disconnected', 'client']);
    await expect(room.sendChat('late')).rejects.toMatchObject({ code: 'not_connected' });
  });
});
