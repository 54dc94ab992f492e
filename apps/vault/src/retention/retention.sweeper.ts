import { Precondition } from '@skydeck/envelope';
import { ApiError } from '@skydeck/errors';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NodeEntity } from '../files/nodes/node.entity.js';
import { Trash } from '../files/trash/trash.js';

const EVERY_MS = 60_000;
const BATCH = 100;

const RULES = `
  select rule.id, rule.space_id, rule.folder_id, rule.tag, rule.delete_after_days as days
  from retention_rule rule join space on space.id = rule.space_id and space.deleted_at is null
  where rule.delete_after_days is not null order by rule.id`;
const LATE = `file.kind = 'file' and file.trashed_at is null and not file.is_going
  and file.updated_at <= $2 and file.id > $3
  and coalesce(kept_until(file.id, file.space_id, file.parent_id, file.updated_at) <= $4, true)
  order by file.id limit ${BATCH}`;
const OF_FOLDER = `
  with recursive within (id) as (
    select id from node where id = $1 and trashed_at is null
    union all
    select node.id from within join node on node.parent_id = within.id
    where node.kind = 'folder' and node.trashed_at is null
  )
  select file.id from within join node file on file.parent_id = within.id where ${LATE}`;
const OF_TAG = `
  select file.id from document join node file using (id)
  where document.tags @> array[$1] and document.space_id = $5 and ${LATE}`;

interface Rule {
  readonly space_id: string;
  readonly folder_id: string | null;
  readonly tag: string | null;
  readonly days: number;
}

const DAY_MS = 86_400_000;

/** Puts files into the trash whose time is over by a rule. What changes in this moment stays. */
@Injectable()
export class RetentionSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trash: Trash,
    private readonly clock: Clock,
  ) {
    super({ name: 'Retention', problem: 'Old files wait for the next sweep.', everyMs: EVERY_MS });
  }

  override async sweep(): Promise<void> {
    const rules = await this.dataSource.query<Rule[]>(RULES);
    for (const rule of rules) await this.#apply(rule);
  }

  async #apply({ space_id, folder_id, tag, days }: Rule): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - days * DAY_MS);
    for (let after = ''; ;) {
      const values = [folder_id ?? tag, before, after, now];
      const rows = await (folder_id === null
        ? this.dataSource.query<{ id: string }[]>(OF_TAG, [...values, space_id])
        : this.dataSource.query<{ id: string }[]>(OF_FOLDER, values));
      for (const { id } of rows) await this.#trash(id, before);
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.id ?? '';
    }
  }

  async #trash(id: string, before: Date): Promise<void> {
    const file = await this.dataSource.manager.findOneBy(NodeEntity, { id });
    if (!file || file.updatedAt > before) return;
    try {
      await this.trash.put(file, new Precondition(`"${file.version}"`));
    } catch (error) {
      // Somebody changed or deleted it, or made a rule that keeps it.
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
