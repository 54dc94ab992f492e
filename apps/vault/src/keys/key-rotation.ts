import { runStatement, type Statement } from '@skydeck/database';
import { SecretBox } from '@skydeck/secret-box';
import { Clock, Sweeper } from '@skydeck/service';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KeyProvider } from './key-provider.js';
import { ownerOfProjectKey, ownerOfSpaceKey } from './key-owner.js';
import * as sql from './key-ring.sql.js';
import type { ProjectKeyRow, SpaceKeyRow } from './key-ring.sql.js';
import { ProjectKeys } from './project-keys.js';

/** After how many days a project gets a new key. */
export const PROJECT_KEY_DAYS = Symbol('days of a project key');

const EVERY_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = 100;

/**
 * Wraps keys anew that old keys wrap. Each is one conditional update, so that it may be cut off
 * anywhere and done by several at once; files stay as they are.
 */
@Injectable()
export class KeyRotation extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: KeyProvider,
    private readonly projects: ProjectKeys,
    private readonly clock: Clock,
    @Inject(PROJECT_KEY_DAYS) private readonly days: number,
  ) {
    super({
      name: 'VaultKeys',
      problem: 'Keys of the vault wait to be rotated.',
      everyMs: EVERY_MS,
    });
  }

  async sweep(): Promise<void> {
    const masterKeyId = await this.provider.currentId();
    await this.#each(
      (after) => this.#page<ProjectKeyRow>(sql.TO_REWRAP_PROJECTS, [masterKeyId, after]),
      (row) => this.#rewrapProject(row),
    );
    await this.#age();
    await this.#each(
      (after) => this.#page<SpaceKeyRow>(sql.TO_REWRAP_SPACES, [after]),
      (row) => this.#rewrapSpace(row),
    );
    await runStatement(this.dataSource, sql.DESTROY_RETIRED, [this.clock.now()]);
  }

  async #age(): Promise<void> {
    if (this.days === 0) return;
    const before = new Date(this.clock.now().getTime() - this.days * DAY_MS);
    const old = await runStatement<{ id: string; project_id: string }>(
      this.dataSource,
      sql.OLD_PROJECT_KEYS,
      [before],
    );
    for (const row of old)
      await this.#one(row.id, () => this.projects.rotate(row.project_id, row.id));
  }

  async #rewrapProject(row: ProjectKeyRow): Promise<void> {
    const owner = ownerOfProjectKey(row);
    const old = { masterKeyId: row.master_key_id, wrapped: row.wrapped };
    const { masterKeyId, wrapped } = await this.provider.wrap(
      await this.provider.unwrap(old, owner),
      owner,
    );
    const values = [row.id, row.wrapped, masterKeyId, wrapped, this.clock.now()];
    await runStatement(this.dataSource, sql.REWRAP_PROJECT, values);
  }

  async #rewrapSpace(row: SpaceKeyRow): Promise<void> {
    const old = new SecretBox(await this.projects.named(row.project_key_id));
    const { id, key } = await this.projects.current(row.project_id);
    const moved = { ...row, project_key_id: id };
    const plain = old.open(row.wrapped, ownerOfSpaceKey(row));
    const wrapped = new SecretBox(key).seal(plain, ownerOfSpaceKey(moved));
    const values = [row.id, row.wrapped, id, wrapped, this.clock.now()];
    await runStatement(this.dataSource, sql.REWRAP_SPACE, values);
  }

  #page<Row>(page: Statement, values: readonly unknown[]): Promise<Row[]> {
    return runStatement<Row>(this.dataSource, page, values);
  }

  async #each<Row extends { readonly id: string }>(
    page: (after: string) => Promise<Row[]>,
    work: (row: Row) => Promise<void>,
  ): Promise<void> {
    let rows = await page('');
    while (rows.length > 0) {
      for (const row of rows) await this.#one(row.id, () => work(row));
      rows = rows.length < PAGE ? [] : await page(rows.at(-1)?.id ?? '');
    }
  }

  /** One that cannot be wrapped anew keeps none of the others. */
  async #one(key: string, work: () => Promise<void>): Promise<void> {
    await work().catch((err: unknown) => {
      this.logger.error({ msg: 'A key of the vault could not be wrapped anew.', key, err });
    });
  }
}
