import type { ChatMessage } from '@skydeck/costream/protocol';

/** Messages of the chat that who comes is given. */
const KEPT_MESSAGES = 100;

/** What was said last in a room, for those who were away for a moment. */
export class ChatTail {
  readonly #messages: ChatMessage[] = [];

  add(message: ChatMessage): void {
    this.#messages.push(message);
    if (this.#messages.length > KEPT_MESSAGES) this.#messages.shift();
  }

  /** What somebody may read: what is kept, and what was said since. */
  for(identity: string, kept: readonly ChatMessage[]): ChatMessage[] {
    const known = new Set(kept.map(({ id }) => id));
    const since = this.#messages.filter(({ id, from, to }) => {
      const isMeant = to === null || from === identity || to.includes(identity);
      return isMeant && !known.has(id);
    });
    return [...kept, ...since].slice(-KEPT_MESSAGES);
  }
}
