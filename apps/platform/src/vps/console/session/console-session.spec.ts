import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { eventually } from '@skydeck/testing';
import { WebSocket, WebSocketServer } from 'ws';
import type { ConsoleStream } from '../../engine/console-stream.js';
import type { ConsoleEntity } from '../console.entity.js';
import { ConsoleSession } from './console-session.js';
import { ConsoleViewer } from './console-viewer.js';
import type { SessionLimits } from './session-timers.js';

const LONG_MS = 60_000;
const KB = 1024;

/** A terminal whose guest writes as much as is read, or nothing. */
class Guest extends Duplex implements ConsoleStream {
  readBytes = 0;
  typed = '';
  size = '';

  constructor(private readonly isFlooding = false) {
    super();
  }

  resize(cols: number, rows: number): void {
    this.size = `${cols}x${rows}`;
  }

  override _read(): void {
    if (!this.isFlooding) return;
    this.readBytes += 16 * KB;
    setImmediate(() => this.push(Buffer.alloc(16 * KB, 'y')));
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.typed += chunk.toString();
    done();
  }
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const sockets: WebSocket[] = [];
const sessions: ConsoleSession[] = [];

beforeAll(async () => {
  if (server.address() === null) await once(server, 'listening');
});

afterEach(() => {
  for (const session of sessions.splice(0)) session.end('ended');
  for (const socket of sockets.splice(0)) socket.terminate();
});

afterAll(() => {
  server.close();
});

const ticketOf = (over: Partial<ConsoleEntity> = {}) =>
  ({
    id: 'con_1',
    cols: 80,
    rows: 24,
    onLeave: 'close',
    isReadonly: false,
    ...over,
  }) as ConsoleEntity;

function sessionOf(guest: Guest, limits: Partial<SessionLimits> = {}) {
  const left: string[] = [];
  const usual = { idleMs: LONG_MS, longestMs: LONG_MS, pingMs: LONG_MS };
  const session = new ConsoleSession(
    ticketOf(),
    guest,
    { ...usual, ...limits },
    {
      lost: (lost) => lost.end('ended'),
      left: (_session, viewer) => left.push(viewer.reason),
      empty: () => left.push('empty'),
    },
  );
  sessions.push(session);
  return { session, left };
}

/** Connects a client to a session. */
async function join(session: ConsoleSession, over: Partial<ConsoleEntity> = {}) {
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection') as Promise<[WebSocket]>;
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  sockets.push(socket);
  const closed = once(socket, 'close').then(([code]) => Number(code));
  const [theirs] = await accepted;
  await once(socket, 'open');
  const viewer = new ConsoleViewer(theirs, ticketOf(over));
  session.add(viewer);
  return { socket, closed, viewer };
}

describe('ConsoleSession', () => {
  it('closes what nothing moves on, but not what something does', async () => {
    const guest = new Guest();
    const { session, left } = sessionOf(guest, { idleMs: 1_000 });
    const { closed } = await join(session);
    const moving = setInterval(() => guest.push('.'), 20);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(session.isEnding).toBe(false);
    clearInterval(moving);
    expect(await closed).toBe(1000);
    await eventually(() => expect(left).toEqual(['idle', 'empty']));
    expect(guest.destroyed).toBe(true);
  });

  it('closes what is open for too long', async () => {
    const { session, left } = sessionOf(new Guest(), { longestMs: 100 });
    const { closed } = await join(session);
    expect(await closed).toBe(1000);
    await eventually(() => expect(left).toEqual(['too_long', 'empty']));
  });

  it('cuts who answers no ping', async () => {
    const { session, left } = sessionOf(new Guest(), { pingMs: 100 });
    const { socket } = await join(session);
    socket.pause();
    await eventually(() => expect(left).toEqual(['left', 'empty']));
  });

  it('reads no more of a guest than who types can take', async () => {
    const guest = new Guest(true);
    const { socket } = await join(sessionOf(guest).session);
    socket.pause();
    let before = -1;
    await eventually(
      () => {
        const isStill = guest.readBytes === before;
        before = guest.readBytes;
        return isStill;
      },
      { everyMs: 200 },
    );
    expect(guest.isPaused()).toBe(true);
    // What the kernel takes of a connection on this machine, and what we hold back.
    expect(guest.readBytes).toBeLessThan(16 * KB * KB);
    socket.resume();
    await eventually(() => expect(guest.readBytes).toBeGreaterThan(before + KB * KB));
  });

  it('lets go of a watcher that does not keep up, and goes on', async () => {
    const guest = new Guest(true);
    const { session, left } = sessionOf(guest);
    const writer = await join(session);
    const watcher = await join(session, { id: 'con_2', isReadonly: true });
    watcher.socket.pause();
    await eventually(() => expect(left).toEqual(['too_slow']));
    const before = guest.readBytes;
    await eventually(() => expect(guest.readBytes).toBeGreaterThan(before + KB * KB));
    expect(writer.socket.readyState).toBe(WebSocket.OPEN);
    expect(session.viewers.size).toBe(1);
  });

  it('obeys only who types, and shows late ones what was shown before', async () => {
    const guest = new Guest();
    const { session } = sessionOf(guest);
    const writer = await join(session);
    guest.push('before');
    const watcher = await join(session, { id: 'con_2', isReadonly: true });
    const [seen] = (await once(watcher.socket, 'message')) as [Buffer];
    expect(seen.toString()).toBe('before');
    for (const { socket } of [watcher, writer]) {
      const cols = socket === writer.socket ? 100 : 50;
      socket.send(JSON.stringify({ resize: { cols, rows: 30 } }));
      socket.send(Buffer.from(socket === writer.socket ? 'w' : 'r'));
    }
    await eventually(() => expect([guest.typed, guest.size]).toEqual(['w', '100x30']));
  });

  it('tells one that joins an ended console so', async () => {
    const { session, left } = sessionOf(new Guest());
    session.end('ended');
    const { closed } = await join(session);
    expect(await closed).toBe(1000);
    await eventually(() => expect(left).toEqual(['empty', 'ended', 'empty']));
  });
});
