import { randomBytes } from 'node:crypto';
import { Signature } from '@skydeck/secret-box';

const MAC_BYTES = 16;
const KEY_BYTES = 32;

/** Where a list goes on: after this row. */
export interface Position {
  /** The value that the list is sorted by, where it is not sorted by identifier. */
  readonly value?: string;
  readonly id: string;
}

/** Makes cursors that nobody else can make, each good for one list in one order. */
export interface Cursor {
  write(list: string, position: Position): string;
  /** Null for a cursor of another list, another order or another maker. */
  read(list: string, text: string): Position | null;
}

/**
 * Cursors are the position as JSON behind an HMAC-SHA-256 of it and of the list. They hold nothing
 * secret; the signature keeps callers from depending on what is inside.
 */
export function createCursor(secret: string | Buffer): Cursor {
  const signature = new Signature({ secret, purpose: 'skydeck cursors' });

  return {
    write(list, { id, value }) {
      const payload = JSON.stringify(value === undefined ? [id] : [id, value]);
      const mac = signature.of(`${list}\n${payload}`, MAC_BYTES);
      return Buffer.concat([mac, Buffer.from(payload)]).toString('base64url');
    },
    read(list, text) {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= MAC_BYTES) return null;
      const payload = bytes.subarray(MAC_BYTES).toString('utf8');
      const mac = bytes.subarray(0, MAC_BYTES);
      if (!signature.isOf(`${list}\n${payload}`, mac, MAC_BYTES)) return null;
      const [id = '', value] = JSON.parse(payload) as string[];
      return value === undefined ? { id } : { id, value };
    },
  };
}

let ofThisProcess = createCursor(randomBytes(KEY_BYTES));

/** Makes every process of the installation take the cursors of the others. */
export function shareCursors(secret: string): void {
  ofThisProcess = createCursor(secret);
}

/** The cursors of this process: signed with what `shareCursors` was given. */
export function cursors(): Cursor {
  return ofThisProcess;
}
