import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { WebSocket } from 'ws';
import { ComputeEngines } from '../../engine/compute-engines.js';
import { VpsEntity } from '../../servers/vps.entity.js';
import { VpsSettings } from '../../vps-settings.js';
import type { ConsoleEntity } from '../console.entity.js';
import { ConsoleHistory } from '../console-history.js';
import { isUp, requireUp } from '../guest/require-up.js';
import { Recordings } from '../recordings/recordings.js';
import type { ConsoleEnd } from './console-end.js';
import { ConsoleSession, type SessionListener } from './console-session.js';
import { ConsoleViewer } from './console-viewer.js';
import { ConsoleRevocations } from './console-revocations.js';
import { OpenSessions } from './open-sessions.js';

const PING_MS = 30_000;
const MOST_OF_SERVER = 16;
const MOST_OF_SESSION = 32;

/** The consoles that are open in this process. */
@Injectable()
export class ConsoleSessions implements SessionListener {
  #isClosing = false;
  readonly #sessions = new OpenSessions();
  readonly #pending = new Set<Promise<unknown>>();
  readonly #logger = new Logger(ConsoleSessions.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: ComputeEngines,
    private readonly recordings: Recordings,
    private readonly history: ConsoleHistory,
    private readonly revocations: ConsoleRevocations,
    private readonly settings: VpsSettings,
  ) {}

  /** Joins a connection with the terminal that its ticket is for. */
  attach(socket: WebSocket, ticket: ConsoleEntity): void {
    this.#track(this.#attach(socket, ticket));
  }

  /** Ends the consoles of servers that do not run any more, and of who may not have them any more. */
  async look(): Promise<void> {
    await this.revocations.look();
    const sessions = this.#sessions.opened();
    if (sessions.length === 0) return;
    const ids = [...new Set(sessions.map(({ ticket }) => ticket.vpsId))];
    const rows = await this.dataSource.manager.findBy(VpsEntity, { id: In(ids) });
    const up = new Set(rows.filter(isUp).map(({ id }) => id));
    for (const session of sessions) if (!up.has(session.ticket.vpsId)) this.lost(session);
  }

  /** Ends all, and waits until that is written down. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#sessions.settled();
    for (const session of this.#sessions.opened()) session.end('restart');
    while (this.#pending.size > 0 || this.#sessions.opened().length > 0) {
      await Promise.allSettled(this.#pending);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  lost(session: ConsoleSession): void {
    this.#track(this.#reasonOf(session.ticket.vpsId).then((reason) => session.end(reason)));
  }

  left(_session: ConsoleSession, viewer: ConsoleViewer): void {
    this.#track(this.history.closed(viewer.ticket, viewer.reason, viewer.traffic));
  }

  empty(session: ConsoleSession): void {
    this.#sessions.delete(session);
  }

  async #attach(socket: WebSocket, ticket: ConsoleEntity): Promise<void> {
    socket.pause();
    const viewer = new ConsoleViewer(socket, ticket);
    this.revocations.watch(viewer);
    const session = await this.#sessionOf(ticket).catch((error: unknown) => {
      this.#logger.warn({ msg: 'a console could not be opened', vps: ticket.vpsId, err: error });
      return this.#reasonOf(ticket.vpsId, 'unreachable');
    });
    socket.resume();
    if (typeof session !== 'string') return session.add(viewer);
    viewer.close(session);
    await this.history.closed(ticket, session, viewer.traffic);
  }

  async #sessionOf(ticket: ConsoleEntity): Promise<ConsoleSession | ConsoleEnd> {
    if (this.#isClosing) return 'restart';
    // Nothing is awaited between looking and adding: a serial line must not be opened twice.
    const opening = this.#sessions.find(ticket);
    if (opening) {
      const found = await opening;
      return found.viewers.size < MOST_OF_SESSION ? found : 'too_many';
    }
    if (ticket.sessionId !== null && ticket.sessionId !== ticket.id) return 'session_gone';
    if (this.#sessions.countOf(ticket.vpsId) >= MOST_OF_SERVER) return 'too_many';
    return this.#sessions.add(ticket, () => this.#open(ticket));
  }

  async #open(ticket: ConsoleEntity): Promise<ConsoleSession> {
    const { vpsId, mode, cols, rows } = ticket;
    const vps = await this.dataSource.manager.findOneByOrFail(VpsEntity, { id: vpsId });
    const ref = requireUp(vps);
    const driver = await this.engines.open(vps.engine);
    const recorder = ticket.isRecorded ? await this.recordings.begin(ticket) : undefined;
    const terminal = await driver.openConsole(ref, { mode, cols, rows }).catch((error: unknown) => {
      recorder?.end();
      throw error;
    });
    const { VPS_CONSOLE_IDLE_S, VPS_CONSOLE_LONGEST_S } = this.settings.config;
    const limits = {
      idleMs: VPS_CONSOLE_IDLE_S * 1000,
      longestMs: VPS_CONSOLE_LONGEST_S * 1000,
      pingMs: PING_MS,
    };
    return new ConsoleSession(ticket, terminal, limits, this, recorder);
  }

  async #reasonOf(vpsId: string, otherwise: ConsoleEnd = 'ended'): Promise<ConsoleEnd> {
    const vps = await this.dataSource.manager.findOneBy(VpsEntity, { id: vpsId });
    if (!vps || vps.deletedAt || vps.desired === 'deleted') return 'server_deleted';
    return isUp(vps) ? otherwise : 'server_stopped';
  }

  #track(work: Promise<unknown>): void {
    const tracked = work
      .catch((error: unknown) => this.#logger.error({ msg: 'a console failed', err: error }))
      .finally(() => this.#pending.delete(tracked));
    this.#pending.add(tracked);
  }
}
