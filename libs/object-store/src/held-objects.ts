import type { ObjectInfo } from './stored-object.js';

/** An object that is kept open. */
export interface HeldObject {
  readonly info: ObjectInfo;
  /** Reads into a buffer from its beginning; returns how many bytes there were. */
  read(buffer: Buffer, length: number, position: number): Promise<number>;
}

/**
 * Objects that stay open for moments after they were read, for what is read again and again in
 * pieces, such as films. What was deleted or replaced meanwhile is read as it was until then.
 */
export interface HeldObjects {
  /** Lends an object until the work is over. Refuses with `not_found`. */
  use<Result>(key: string, work: (object: HeldObject) => Promise<Result>): Promise<Result>;
}
