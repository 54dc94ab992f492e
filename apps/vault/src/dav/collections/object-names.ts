import type { DataSource } from 'typeorm';
import type { CollectionChanges } from './collection-source.js';

interface Row {
  readonly name: string;
  readonly object_id: string;
}

/** What changed in a collection, by ids. */
interface ChangedIds {
  readonly token: number;
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
  readonly hasMore: boolean;
}

/** Stands for the home where a collection would be named: collections have addresses there. */
export const HOME_NAMES = '';

/** The addresses that programs gave to what they store; what has none lies at its id. */
export class ObjectNames {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaceId: string,
    /** What is added to an id that has no name. */
    private readonly ending: string,
  ) {}

  /** The ids of what lies at some names. */
  async idsOf(collectionId: string, names: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.dataSource.query<Row[]>(
      `select name, object_id from dav_object
       where space_id = $1 and collection_id = $2 and name = any($3)`,
      [this.spaceId, collectionId, names],
    );
    const known = new Map(rows.map((row) => [row.name, row.object_id]));
    return new Map(names.map((name) => [name, known.get(name) ?? this.#plainId(name)]));
  }

  /** The names of some objects. */
  async namesOf(collectionId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.dataSource.query<Row[]>(
      `select name, object_id from dav_object
       where space_id = $1 and collection_id = $2 and object_id = any($3)`,
      [this.spaceId, collectionId, ids],
    );
    const known = new Map(rows.map((row) => [row.object_id, row.name]));
    return new Map(ids.map((id) => [id, known.get(id) ?? id + this.ending]));
  }

  /** What changed in a collection, by names. */
  async changes(
    collectionId: string,
    { token, changed, deleted, hasMore }: ChangedIds,
  ): Promise<CollectionChanges> {
    const names = await this.namesOf(collectionId, [...changed, ...deleted]);
    const nameAll = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id);
    return {
      seq: token,
      changed: nameAll(changed),
      removed: nameAll(deleted),
      isTruncated: hasMore,
    };
  }

  /** Gives something a name, in the place of what had it before. */
  async give(collectionId: string, name: string, objectId: string): Promise<void> {
    if (name === objectId + this.ending) return;
    await this.dataSource.query(
      `insert into dav_object (space_id, collection_id, name, object_id) values ($1, $2, $3, $4)
       on conflict (space_id, collection_id, name) do update set object_id = excluded.object_id`,
      [this.spaceId, collectionId, name, objectId],
    );
  }

  #plainId(name: string): string {
    return name.endsWith(this.ending) ? name.slice(0, name.length - this.ending.length) : name;
  }
}
