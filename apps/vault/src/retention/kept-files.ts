import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FileErrors } from '../files/nodes/file.errors.js';

const ANY_RULE = `
  select 1 from retention_rule where space_id = $1 and keep_days is not null limit 1`;
const UNTIL = 'kept_until(file.id, file.space_id, file.parent_id, file.updated_at)';
/** Files in a folder, or the file itself; what was put into the trash before its folder is apart. */
const WITHIN = `
  with recursive within (id) as (
    select $1::text
    union all
    select node.id from within join node on node.parent_id = within.id
    where (node.trashed_at is null) = (select trashed_at is null from node where id = $1)
  )
  select file.id, file.name, ${UNTIL} as until
  from within join node file using (id)
  where file.kind = 'file' and ${UNTIL} > $2`;
const LESS = `
  select file.name, was.until
  from unnest($1::text[], $2::timestamptz[]) as was (id, until) join node file using (id)
  where coalesce(${UNTIL} < was.until, true) limit 1`;
const IN_SPACE = `
  select file.id, file.name, ${UNTIL} as until from node file
  where file.space_id = $1 and file.kind = 'file' and ${UNTIL} > $2 limit 1`;

/** The condition that nothing which went into the trash with `node` is kept. */
export const NOTHING_KEPT = (now: string): string => `
  not exists (select from node file where file.trashed_with = node.id and file.kind = 'file'
    and ${UNTIL} > ${now})`;

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly until: Date;
}

/** A file or folder that is to be deleted or moved. */
export interface Threatened {
  readonly id: string;
  readonly spaceId: string;
}

/** Sees to it that nobody deletes what a rule keeps. Call it in the transaction of the change. */
@Injectable()
export class KeptFiles {
  constructor(private readonly clock: Clock) {}

  /** @throws `file.kept` when it, or something in it, is kept */
  async check(manager: EntityManager, node: Threatened): Promise<void> {
    const [kept] = await this.#within(manager, node, 1);
    if (kept) throw refusal(kept);
  }

  /** @throws `file.kept` when something in the space is kept */
  async checkSpace(manager: EntityManager, spaceId: string): Promise<void> {
    const [kept] = await manager.query<Kept[]>(IN_SPACE, [spaceId, this.clock.now()]);
    if (kept) throw refusal(kept);
  }

  /** @throws `file.kept` when a version of a file is kept */
  async checkVersion(
    manager: EntityManager,
    { id, spaceId, parentId, name }: Threatened & { parentId: string | null; name: string },
    since: Date,
  ): Promise<void> {
    const [row] = await manager.query<{ until: Date | null }[]>(
      'select kept_until($1, $2, $3, $4) as until',
      [id, spaceId, parentId, since],
    );
    if (row?.until && row.until > this.clock.now()) throw refusal({ name, until: row.until });
  }

  /** Does something after which all that was kept must be kept for as long. @throws `file.kept` */
  async keeping<Result>(
    manager: EntityManager,
    node: Threatened,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const kept = await this.#within(manager, node);
    const result = await work();
    if (kept.length === 0) return result;
    const [ids, untils] = [kept.map(({ id }) => id), kept.map(({ until }) => until)];
    const [lost] = await manager.query<Kept[]>(LESS, [ids, untils]);
    if (lost) throw refusal(lost);
    return result;
  }

  async #within(manager: EntityManager, { id, spaceId }: Threatened, most = 0): Promise<Kept[]> {
    const rules = await manager.query<unknown[]>(ANY_RULE, [spaceId]);
    if (rules.length === 0) return [];
    return manager.query(most > 0 ? `${WITHIN} limit ${most}` : WITHIN, [id, this.clock.now()]);
  }
}

const refusal = ({ name, until }: Omit<Kept, 'id'>) =>
  FileErrors.kept({ detail: `\`${name}\` is kept until ${until.toISOString()}.` });
