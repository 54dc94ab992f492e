/** A collection of objects, such as a calendar or an address book. */
export interface DavCollection {
  /** Of what is stored. */
  readonly id: string;
  /** The last part of its address. */
  readonly address: string;
  readonly name: string;
  readonly description: string;
  /** The number of its last change. */
  readonly seq: number;
}

/** An object of a collection: a text such as an event or a vCard. */
export interface DavObject {
  /** The last part of its address, such as `ab12.ics`. */
  readonly name: string;
  /** Without quotes. */
  readonly etag: string;
  readonly bytes: number;
  /** Empty where nobody asked for it. */
  readonly text: string;
}

/** An object with its text. */
export const objectOf = (name: string, etag: string, text: string): DavObject => ({
  name,
  etag,
  bytes: Buffer.byteLength(text),
  text,
});

/** What must be so for a change to be made. */
export interface ObjectCondition {
  /** Of what is there, without quotes; `*` for anything. */
  readonly ifMatch?: string | undefined;
  /** Whether nothing may be there. */
  readonly isNew?: boolean | undefined;
}

/** What changed in a collection after a number. */
export interface CollectionChanges {
  /** The number up to which it is told. */
  readonly seq: number;
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly isTruncated: boolean;
}

/** What a collection is to be called. */
export interface CollectionNames {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly color?: string | undefined;
}

/** What came of storing an object: its etag when it is kept as it came. */
export interface PutObject {
  readonly isNew: boolean;
  readonly etag: string | null;
}

/**
 * Collections of objects, of one space and as one user. What cannot be done is refused with a
 * `DavFault` or `ApiError`.
 */
export abstract class CollectionSource<Collection extends DavCollection> {
  abstract list(): Promise<readonly Collection[]>;
  /** All objects; with their texts if `hasTexts` says so. Too much for one answer is refused with 507. */
  abstract all(collection: Collection, hasTexts: boolean): Promise<DavObject[]>;
  /** Objects by their names; those that are not there are left out. */
  abstract get(
    collection: Collection,
    names: readonly string[],
    hasTexts: boolean,
  ): Promise<DavObject[]>;
  /** Stores an object. */
  abstract put(
    collection: Collection,
    name: string,
    text: string,
    condition: ObjectCondition,
  ): Promise<PutObject>;
  abstract delete(collection: Collection, name: string, condition: ObjectCondition): Promise<void>;
  /** Null when the number is none that was told. */
  abstract changesSince(
    collection: Collection,
    seq: number,
    limit: number,
  ): Promise<CollectionChanges | null>;
  abstract rename(collection: Collection, names: CollectionNames): Promise<void>;
  abstract remove(collection: Collection): Promise<void>;
}
