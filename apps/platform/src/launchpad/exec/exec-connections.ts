import { Revocation, REVOKED_TOPIC } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { Injectable, Logger } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { concerns, ConsoleAccess } from '../../vps/console/console-access.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { Runtimes } from '../runtime/runtimes.js';
import { ExecConnection, endSocket } from './exec-connection.js';
import type { ExecEntity } from './exec.entity.js';
import { ExecHistory } from './exec-history.js';

const PING_MS = 30_000;

/** The connections to commands that are open in this process. */
@Injectable()
export class ExecConnections {
  readonly #open = new Set<ExecConnection>();
  readonly #pending = new Set<Promise<void>>();
  readonly #logger = new Logger(ExecConnections.name);
  #generation: number;

  constructor(
    private readonly runtimes: Runtimes,
    private readonly history: ExecHistory,
    private readonly access: ConsoleAccess,
    private readonly bus: Bus,
    private readonly settings: LaunchpadSettings,
  ) {
    this.#generation = bus.generation();
    bus.subscribe(REVOKED_TOPIC, (message) => {
      const gone = Revocation.safeParse(message);
      if (!gone.success) return;
      void this.#check([...this.#open].filter(({ ticket }) => concerns(ticket, gone.data)));
    });
  }

  /** Starts the command of a ticket and joins it with a connection. */
  attach(socket: WebSocket, ticket: ExecEntity, command: readonly string[]): void {
    socket.on('error', () => undefined);
    const working = this.#attach(socket, ticket, command)
      .catch((error: unknown) => {
        this.#logger.error({ msg: 'a command in a replica failed', exec: ticket.id, err: error });
      })
      .finally(() => this.#pending.delete(working));
    this.#pending.add(working);
  }

  /** Asks anew of all when a revocation may have been missed. */
  async look(): Promise<void> {
    const generation = this.bus.generation();
    if (this.bus.isConnected() && generation === this.#generation) return;
    await this.#check([...this.#open]);
    if (this.bus.isConnected()) this.#generation = generation;
  }

  /** Ends all, and waits until that is written down. */
  async close(): Promise<void> {
    for (const connection of this.#open) connection.end('restart');
    await Promise.all(this.#pending);
  }

  async #attach(socket: WebSocket, ticket: ExecEntity, command: readonly string[]): Promise<void> {
    const { replicaId, isTerminal, cols, rows } = ticket;
    socket.pause();
    const terminal = isTerminal ? { cols, rows } : undefined;
    const driver = this.runtimes.of(replicaId);
    const exec = await driver.exec(replicaId, { command, terminal }).catch((error: unknown) => {
      this.#logger.warn({ msg: 'a replica was not entered', replica: replicaId, err: error });
    });
    if (!exec) {
      endSocket(socket, 'unreachable', null);
      return this.history.closed(ticket, 'unreachable', null);
    }
    const { VPS_CONSOLE_IDLE_S, VPS_CONSOLE_LONGEST_S } = this.settings.config;
    const connection = new ExecConnection(ticket, socket, exec, {
      idleMs: VPS_CONSOLE_IDLE_S * 1000,
      longestMs: VPS_CONSOLE_LONGEST_S * 1000,
      pingMs: PING_MS,
    });
    this.#open.add(connection);
    socket.resume();
    // The right may have been taken back between its check and this moment.
    void this.#check([connection]);
    const { reason, exitCode } = await connection.over;
    this.#open.delete(connection);
    await this.history.closed(ticket, reason, exitCode);
  }

  /** Who cannot be asked about loses the connection: another one is opened in a moment. */
  async #check(connections: readonly ExecConnection[]): Promise<void> {
    await Promise.all(
      connections.map(async (connection) => {
        const isAllowed = await this.access.isAllowed(connection.ticket).catch(() => false);
        if (!isAllowed) connection.end('revoked');
      }),
    );
  }
}
