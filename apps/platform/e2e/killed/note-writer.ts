import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabasesHarness, TestConnection } from '../databases-harness.js';

const EVERY_MS = 20;

/** Writes rows one after the other, and remembers which of them the server has acknowledged. */
export class NoteWriter {
  readonly acknowledged: number[] = [];
  #isOver = false;
  #writing: Promise<void> | undefined;

  constructor(
    private readonly lab: DatabasesHarness,
    private readonly connection: TestConnection,
  ) {}

  /** @returns once the first row is there */
  async start(): Promise<void> {
    await this.lab.ask(this.connection, 'create table if not exists line (id bigint primary key)');
    await this.#write(Date.now());
    this.#writing = this.#go();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#writing;
  }

  /** Rows that were acknowledged and are not there. */
  async lost(connection: TestConnection): Promise<number[]> {
    const rows = await this.lab.ask(connection, 'select id from line');
    const there = new Set(rows.map(({ id }) => Number(id)));
    return this.acknowledged.filter((id) => !there.has(id));
  }

  async #go(): Promise<void> {
    for (let id = Date.now(); !this.#isOver; id++) {
      // A server that is away for a while, as during an upgrade, acknowledges nothing.
      await this.#write(id).catch(() => undefined);
      await sleep(EVERY_MS);
    }
  }

  async #write(id: number): Promise<void> {
    await this.lab.ask(this.connection, `insert into line values (${id}) on conflict do nothing`);
    this.acknowledged.push(id);
  }
}
