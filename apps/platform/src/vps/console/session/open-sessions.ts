import type { ConsoleEntity } from '../console.entity.js';
import type { ConsoleSession } from './console-session.js';

interface Entry {
  readonly ticket: ConsoleEntity;
  readonly opening: Promise<ConsoleSession>;
  session?: ConsoleSession;
}

/** Sessions by their id, also those that are being opened. */
export class OpenSessions {
  readonly #entries = new Map<string, Entry>();

  /** The session that a ticket is to join; undefined when it is to have one of its own. */
  find({ id, vpsId, sessionId, mode }: ConsoleEntity): Promise<ConsoleSession> | undefined {
    const ofServer = [...this.#entries.values()].filter(
      ({ ticket, session }) =>
        ticket.vpsId === vpsId && ticket.mode === mode && session?.isEnding !== true,
    );
    // A serial line is one: whoever comes later joins.
    const isNewest = sessionId === null || (sessionId === id && mode === 'serial');
    const entry = isNewest
      ? ofServer.at(-1)
      : ofServer.find(({ ticket }) => ticket.id === sessionId);
    return entry?.opening;
  }

  async add(ticket: ConsoleEntity, open: () => Promise<ConsoleSession>): Promise<ConsoleSession> {
    const entry: Entry = { ticket, opening: open() };
    this.#entries.set(ticket.id, entry);
    try {
      return (entry.session = await entry.opening);
    } catch (error) {
      this.#entries.delete(ticket.id);
      throw error;
    }
  }

  delete({ ticket }: ConsoleSession): void {
    this.#entries.delete(ticket.id);
  }

  countOf(vpsId: string): number {
    return [...this.#entries.values()].filter(({ ticket }) => ticket.vpsId === vpsId).length;
  }

  opened(): ConsoleSession[] {
    return [...this.#entries.values()].flatMap(({ session }) => session ?? []);
  }

  /** Resolves when none is being opened any more. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#entries.values()].map(({ opening }) => opening));
  }
}
