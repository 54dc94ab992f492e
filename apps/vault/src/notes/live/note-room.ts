import { createDecoder, readVarUint, readVarUint8Array } from 'lib0/decoding';
import {
  createEncoder,
  type Encoder,
  toUint8Array,
  writeVarUint,
  writeVarUint8Array,
} from 'lib0/encoding';
import {
  applyAwarenessUpdate,
  Awareness,
  encodeAwarenessUpdate,
  removeAwarenessStates,
} from 'y-protocols/awareness';
import {
  messageYjsSyncStep1,
  messageYjsSyncStep2,
  messageYjsUpdate,
  readSyncStep1,
  writeSyncStep1,
  writeUpdate,
} from 'y-protocols/sync';
import { applyUpdate, decodeUpdate, type Doc } from 'yjs';
import { TEXT } from './note-documents.js';

/** Kinds of messages, as clients of Yjs number them. */
const SYNC = 0;
const AWARENESS = 1;
const ASK_AWARENESS = 3;

/** Somebody who is in a room. */
export interface Guest {
  readonly mayWrite: boolean;
  send(message: Uint8Array): void;
}

/** A change that is not allowed. */
export class RefusedMessage extends Error {}

/** A change that could not be kept; whoever made it has it still. */
export class NotKept extends Error {}

/** A note that several people write: its document, who is there, and where their cursors are. */
export class NoteRoom {
  readonly awareness: Awareness;
  readonly #guests = new Map<Guest, Set<number>>();

  constructor(
    readonly noteId: string,
    readonly doc: Doc,
    private readonly keep: (update: Uint8Array) => Promise<unknown>,
    private readonly mostChars: number,
  ) {
    this.awareness = new Awareness(doc);
    this.awareness.setLocalState(null);
    doc.on('update', (update: Uint8Array) => this.#tell(update));
    this.awareness.on('update', (change: AwarenessChange, origin: unknown) => {
      this.#moved(change, origin);
    });
  }

  get text(): string {
    return this.doc.getText(TEXT).toJSON();
  }

  get isEmpty(): boolean {
    return this.#guests.size === 0;
  }

  /** Lets somebody in, who is told what there is and asked for what he has. */
  enter(guest: Guest): void {
    this.#guests.set(guest, new Set());
    const asking = messageOf(SYNC, (encoder) => writeSyncStep1(encoder, this.doc));
    guest.send(asking);
    const there = [...this.awareness.getStates().keys()];
    if (there.length > 0) guest.send(this.#presence(there));
  }

  leave(guest: Guest): void {
    const own = this.#guests.get(guest);
    this.#guests.delete(guest);
    if (own) removeAwarenessStates(this.awareness, [...own], null);
  }

  /** Ends the room. */
  close(): void {
    this.awareness.destroy();
    this.doc.destroy();
  }

  /** Does what a message says, and says whether the note changed. @throws RefusedMessage, NotKept */
  async take(guest: Guest, message: Uint8Array): Promise<boolean> {
    const decoder = createDecoder(message);
    const kind = readVarUint(decoder);
    if (kind === AWARENESS) {
      applyAwarenessUpdate(this.awareness, readVarUint8Array(decoder), guest);
    } else if (kind === ASK_AWARENESS) {
      guest.send(this.#presence([...this.awareness.getStates().keys()]));
    } else if (kind === SYNC) {
      const step = readVarUint(decoder);
      if (step === messageYjsSyncStep1) {
        guest.send(messageOf(SYNC, (encoder) => readSyncStep1(decoder, encoder, this.doc)));
      } else if (step === messageYjsSyncStep2 || step === messageYjsUpdate) {
        return this.#change(guest, readVarUint8Array(decoder));
      }
    }
    return false;
  }

  /** Kept first, shown to others then: what somebody sees is not lost. */
  async #change(guest: Guest, update: Uint8Array): Promise<boolean> {
    // Who joins sends what he has: mostly nothing.
    if (isNothing(update)) return false;
    if (!guest.mayWrite) throw new RefusedMessage('This note can be watched only.');
    const chars = this.doc.getText(TEXT).length + update.byteLength;
    if (chars > this.mostChars) throw new RefusedMessage('The note would be too long.');
    // Nonsense throws before it is kept.
    decodeUpdate(update);
    await this.keep(update).catch((cause: unknown) => {
      throw new NotKept('The change was not kept.', { cause });
    });
    applyUpdate(this.doc, update, guest);
    return true;
  }

  #tell(update: Uint8Array): void {
    const message = messageOf(SYNC, (encoder) => writeUpdate(encoder, update));
    for (const guest of this.#guests.keys()) guest.send(message);
  }

  #moved({ added, updated, removed }: AwarenessChange, origin: unknown): void {
    const own = this.#guests.get(origin as Guest);
    for (const id of added) own?.add(id);
    for (const id of removed) own?.delete(id);
    const message = this.#presence([...added, ...updated, ...removed]);
    for (const guest of this.#guests.keys()) guest.send(message);
  }

  #presence(ids: readonly number[]): Uint8Array {
    const update = encodeAwarenessUpdate(this.awareness, [...ids]);
    return messageOf(AWARENESS, (encoder) => writeVarUint8Array(encoder, update));
  }
}

interface AwarenessChange {
  readonly added: number[];
  readonly updated: number[];
  readonly removed: number[];
}

function messageOf(kind: number, write: (encoder: Encoder) => void): Uint8Array {
  const encoder = createEncoder();
  writeVarUint(encoder, kind);
  write(encoder);
  return toUint8Array(encoder);
}

/** No structs and nothing deleted. */
const isNothing = (update: Uint8Array): boolean =>
  update.length === 2 && update[0] === 0 && update[1] === 0;
