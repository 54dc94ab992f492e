import type { Clock } from '@skydeck/service';
import type { DataSource } from 'typeorm';
import { type DavPath, withAncestors } from '../protocol/dav-path.js';
import { conflicts, type DavLock, DavLocks } from './dav-lock.js';

interface Row {
  readonly token: string;
  readonly path: string;
  readonly is_deep: boolean;
  readonly is_exclusive: boolean;
  readonly owner: string;
  readonly expires_at: Date;
}

const AT = `
  select token, path, is_deep, is_exclusive, owner, expires_at from dav_lock
  where space_id = $1 and expires_at > $2
    and (path = $3 or (is_deep and path = any($4)) or ($5 and starts_with(path, $6)))
  order by path, token`;

/** Locks of the files of one space. */
export class SpaceLocks extends DavLocks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly spaceId: string,
  ) {
    super();
  }

  async at(path: DavPath, isDeep = false): Promise<DavLock[]> {
    const rows = await this.dataSource.query<Row[]>(AT, this.#placeOf(path, isDeep));
    return rows.map(toLock);
  }

  add(lock: DavLock): Promise<DavLock | null> {
    return this.dataSource.transaction(async (manager) => {
      // One after another: two who ask at once must not both get it.
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `dav lock ${this.spaceId}`,
      ]);
      const rows: Row[] = await manager.query(AT, this.#placeOf(lock.path, lock.isDeep));
      const found = rows.map(toLock).find((other) => conflicts(lock, other));
      if (found) return found;
      await manager.query(
        `insert into dav_lock (token, space_id, path, is_deep, is_exclusive, owner, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          lock.token,
          this.spaceId,
          lock.path,
          lock.isDeep,
          lock.isExclusive,
          lock.owner,
          lock.expiresAt,
        ],
      );
      await manager.query('delete from dav_lock where expires_at <= $1', [this.clock.now()]);
      return null;
    });
  }

  async refresh(token: string, expiresAt: Date): Promise<void> {
    await this.dataSource.query(
      'update dav_lock set expires_at = $3 where space_id = $1 and token = $2',
      [this.spaceId, token, expiresAt],
    );
  }

  async remove(token: string): Promise<void> {
    await this.dataSource.query('delete from dav_lock where space_id = $1 and token = $2', [
      this.spaceId,
      token,
    ]);
  }

  async removeBelow(path: DavPath): Promise<void> {
    await this.dataSource.query(
      'delete from dav_lock where space_id = $1 and (path = $2 or starts_with(path, $3))',
      [this.spaceId, path, below(path)],
    );
  }

  #placeOf(path: DavPath, isDeep: boolean): unknown[] {
    return [this.spaceId, this.clock.now(), path, withAncestors(path), isDeep, below(path)];
  }
}

const below = (path: DavPath): string => (path === '/' ? '/' : `${path}/`);

const toLock = (row: Row): DavLock => ({
  token: row.token,
  path: row.path,
  isDeep: row.is_deep,
  isExclusive: row.is_exclusive,
  owner: row.owner,
  expiresAt: row.expires_at,
});
