import { WebsocketProvider } from 'y-websocket';
import { Doc, type Text as SharedText } from 'yjs';
import { JOINING, type LiveState } from './live-state.js';
import { peopleIn } from './people.js';
import { replaceText } from './text-delta.js';

/** RFC 6455, 7.4.1: the service refuses what is written, or that somebody is there. */
const REFUSED = 1008;

/** A note that several write at once: what it is, who is there, and whether it is connected. */
export class LiveNote {
  readonly #doc = new Doc();
  readonly #provider: WebsocketProvider;
  readonly #listeners = new Set<() => void>();
  #state: LiveState = JOINING;
  #isClosed = false;

  /**
   * @param url of its WebSocket, without the last part
   * @param name by which others are told of me
   */
  constructor(url: string, params: Record<string, string>, name: string) {
    // Other tabs are told by the service too: one way is enough.
    this.#provider = new WebsocketProvider(url, 'live', this.#doc, { params, disableBc: true });
    this.awareness.setLocalStateField('user', { name });
    this.#provider.on('sync', (isThere) => isThere && this.#arrive());
    this.#provider.on('connection-close', (event) => this.#lose(event));
    this.#doc.on('update', (_update: Uint8Array, origin: unknown) => this.#changed(origin));
    this.awareness.on('change', () => this.#show({ people: peopleIn(this.awareness) }));
    window.addEventListener('beforeunload', this.#leaving);
    window.addEventListener('online', this.#retry);
    window.addEventListener('offline', this.#retry);
  }

  /** The text that all share. */
  get text(): SharedText {
    return this.#doc.getText('body');
  }

  get awareness() {
    return this.#provider.awareness;
  }

  readonly state = (): LiveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Gives the note another text, changing what differs. */
  write(wanted: string): void {
    this.#doc.transact(() => replaceText(this.text, wanted));
  }

  /** Leaves; what was not sent is sent as soon as there is a connection. */
  close(): void {
    this.#isClosed = true;
    this.awareness.setLocalState(null);
    if (!this.#state.isUnsent || this.#state.connection === 'ended') this.#end();
  }

  #arrive(): void {
    this.#show({ connection: 'here', text: this.text.toJSON(), isUnsent: false });
    if (this.#isClosed) this.#end();
  }

  #lose(event: CloseEvent | null): void {
    if (event?.code === REFUSED) {
      this.#show({ connection: 'ended', reason: event.reason });
      this.#provider.shouldConnect = false;
    } else if (this.#state.connection === 'here') this.#show({ connection: 'away' });
  }

  #changed(origin: unknown): void {
    const { connection, text, isUnsent } = this.#state;
    if (text === undefined) return;
    const isOwn = origin !== this.#provider;
    this.#show({
      text: this.text.toJSON(),
      isUnsent: isUnsent || (isOwn && connection !== 'here'),
    });
  }

  /** The network came or went: a connection that seems open may be none. */
  readonly #retry = (): void => this.#provider.ws?.close();

  readonly #leaving = (event: BeforeUnloadEvent): void => {
    const waiting = this.#provider.ws?.bufferedAmount ?? 0;
    if (this.#state.isUnsent || waiting > 0) event.preventDefault();
  };

  #end(): void {
    window.removeEventListener('beforeunload', this.#leaving);
    window.removeEventListener('online', this.#retry);
    window.removeEventListener('offline', this.#retry);
    this.#provider.destroy();
    this.#doc.destroy();
  }

  #show(change: Partial<LiveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
