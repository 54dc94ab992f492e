import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlaceNamer } from './place-namer.js';
import { CLAIM, KNOWN, LATER, NAME } from './place-names.sql.js';

const EVERY_MS = 2_000;
const CLAIM_MS = 5 * 60_000;
const AT_ONCE = 100;
const MOST_ROUNDS = 20;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;

interface UnnamedRow {
  readonly id: string;
  readonly project_id: string;
  readonly place_cell: string;
  readonly place_attempts: number;
}
type KnownRow = Pick<UnnamedRow, 'project_id' | 'place_cell'> & {
  readonly place_name: string | null;
};

/**
 * Names the places of photographs, many at once and each place once, long after they were stored: a
 * Location API that does not answer delays names, and nothing else.
 */
@Injectable()
export class PlaceNamesSweeper extends Sweeper {
  readonly #ending = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly namer: PlaceNamer,
    private readonly clock: Clock,
  ) {
    super({ name: 'PlaceNames', problem: 'Places could not be named.', everyMs: EVERY_MS });
  }

  override async onModuleDestroy(): Promise<void> {
    this.#ending.abort();
    await super.onModuleDestroy();
  }

  override async sweep(): Promise<void> {
    if (!this.namer.isOn) return;
    for (let round = 0; round < MOST_ROUNDS && !this.#ending.signal.aborted; round++) {
      const now = this.clock.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const [rows] = await this.dataSource.query<[UnnamedRow[]]>(CLAIM, [now, until, AT_ONCE]);
      if (rows.length === 0) return;
      await this.#name(rows);
    }
  }

  async #name(rows: readonly UnnamedRow[]): Promise<void> {
    const names = await this.#known(rows);
    const unknown = [...new Set(rows.filter((row) => !names.has(keyOf(row))).map(cellOf))];
    try {
      const found = await this.#ask(unknown);
      const named = rows.map((row) => names.get(keyOf(row)) ?? found.get(row.place_cell) ?? null);
      const values = [rows.map(({ id }) => id), rows.map(cellOf), named, this.clock.now()];
      await this.dataSource.query(NAME, values);
    } catch (error) {
      await this.#later(rows);
      throw error;
    }
  }

  async #ask(cells: readonly string[]): Promise<Map<string, string | null>> {
    if (cells.length === 0) return new Map();
    const names = await this.namer.names(cells, this.#ending.signal);
    return new Map(cells.map((cell, n) => [cell, names[n] ?? null]));
  }

  async #known(rows: readonly UnnamedRow[]): Promise<Map<string, string | null>> {
    const known = await this.dataSource.query<KnownRow[]>(KNOWN, [
      rows.map(({ project_id }) => project_id),
      rows.map(cellOf),
    ]);
    return new Map(known.map((row) => [keyOf(row), row.place_name]));
  }

  async #later(rows: readonly UnnamedRow[]): Promise<void> {
    const attempts = Math.max(...rows.map(({ place_attempts }) => place_attempts));
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
    const at = new Date(this.clock.now().getTime() + waitMs);
    await this.dataSource.query(LATER, [rows.map(({ id }) => id), at]);
  }
}

const cellOf = ({ place_cell }: UnnamedRow): string => place_cell;
const keyOf = (row: Pick<UnnamedRow, 'project_id' | 'place_cell'>): string =>
  `${row.project_id} ${row.place_cell}`;
