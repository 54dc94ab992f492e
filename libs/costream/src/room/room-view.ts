import type { LocalParticipant } from '../participants/local-participant.js';
import type { RemoteParticipant } from '../participants/remote-participant.js';
import type { ChatMessage, LeaveReason, RoomInfo } from '../protocol/index.js';
import { Emitter } from './emitter.js';
import type { RoomError } from './room-error.js';
import type { RoomEvents, RoomState } from './room-events.js';

/** Somebody who waits to be let in. */
export interface Waiting {
  readonly identity: string;
  readonly name: string;
}

/** How much of the chat is kept in memory. */
const MAX_CHAT = 1000;

/** What is known of a room, and who is told when it changes. */
export class RoomView {
  readonly events = new Emitter<RoomEvents>();
  readonly participants = new Map<string, RemoteParticipant>();
  /** Elements that the page may not play yet. */
  readonly blocked = new Set<HTMLMediaElement>();
  state: RoomState = 'connecting';
  endReason: LeaveReason | null = null;
  error: RoomError | null = null;
  info: RoomInfo | null = null;
  speakers: readonly string[] = [];
  chat: readonly ChatMessage[] = [];
  waiting: readonly Waiting[] = [];
  version = 0;
  #isTelling = false;

  self!: LocalParticipant;

  /** Something is not what it was: listeners hear of it once, when this moment is over. */
  changed(): void {
    this.version += 1;
    if (this.#isTelling) return;
    this.#isTelling = true;
    queueMicrotask(() => {
      this.#isTelling = false;
      this.events.emit('changed', { version: this.version });
    });
  }

  setState(state: RoomState): void {
    if (state === this.state || this.state === 'disconnected') return;
    this.state = state;
    this.events.emit('stateChanged', { state });
    this.changed();
  }

  /** Messages that are known already are left out. @returns the new ones */
  addChat(messages: readonly ChatMessage[]): readonly ChatMessage[] {
    const known = new Set(this.chat.map(({ id }) => id));
    const fresh = messages.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return fresh;
    this.chat = [...this.chat, ...fresh].slice(-MAX_CHAT);
    this.changed();
    return fresh;
  }

  /** Whoever of that identity is here, ourselves too. */
  find(identity: string): LocalParticipant | RemoteParticipant | undefined {
    return identity === this.self.identity ? this.self : this.participants.get(identity);
  }
}
