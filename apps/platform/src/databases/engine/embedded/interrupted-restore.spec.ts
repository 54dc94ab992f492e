import { eventually } from '@skydeck/testing';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ArchivedFile, ArchiveSource } from '../archive-spool.js';
import {
  ask,
  type DatabaseLab,
  embeddedLab,
  instanceSpec,
  tenantOf,
} from '../fixtures/database-lab.js';

const lost = (file: ArchivedFile): ArchivedFile => ({
  ...file,
  open: async () => Promise.reject(new Error('the object store is lost')),
});

/** Runs that end in the middle, as when the platform is killed or the object store is lost. */
describe('a restore to a moment that is interrupted', () => {
  let lab: DatabaseLab;

  beforeAll(async () => {
    lab = await embeddedLab();
  }, 60_000);

  afterAll(async () => {
    await lab[Symbol.asyncDispose]();
  }, 60_000);

  /** What the spool of an instance has, as if it had been brought away. */
  async function archiveOf(id: string): Promise<ArchiveSource> {
    const { spool } = lab.driver;
    const [base] = (await spool?.bases(id)) ?? [];
    if (!spool || !base) throw new Error('There is no base backup.');
    const pieces = await spool.pieces(id);
    return {
      major: base.major,
      base: base.files.map((name) => ({ name, open: () => spool.openBase(id, base, name) })),
      log: pieces.map((piece) => ({
        name: piece.name,
        open: () => spool.openPiece(id, piece),
      })),
    };
  }

  it('is begun anew, wherever it ended, and has a superuser of its own', async () => {
    const { driver } = lab;
    const spec = instanceSpec({ archived: true });
    const address = await driver.ensureInstance(spec);
    const tenant = await tenantOf(driver, spec.id);
    await driver.takeBaseBackup(spec.id);
    await ask(address, tenant.writer, 'create table note as select 1 as n');
    const at = new Date();
    await driver.spool?.flush(spec.id);
    const archive = await archiveOf(spec.id);
    const copy = instanceSpec();
    const interrupted: ArchiveSource[] = [
      { ...archive, base: archive.base.map(lost) },
      { ...archive, base: [...archive.base.slice(0, 1), ...archive.base.slice(1).map(lost)] },
      { ...archive, log: archive.log.map(lost) },
    ];
    for (const source of interrupted) {
      await expect(driver.restoreInstance(copy, spec.id, at, source)).rejects.toThrow('is lost');
    }
    // The other instance need not be there any more.
    const kept = new Map<string, Buffer>();
    for (const file of [...archive.base, ...archive.log]) {
      kept.set(file.name, await buffer(await file.open()));
    }
    await driver.destroyInstance(spec.id);
    const from = ({ name }: ArchivedFile): ArchivedFile => ({
      name,
      open: async () => Readable.from([kept.get(name)]),
    });
    const whole = { ...archive, base: archive.base.map(from), log: archive.log.map(from) };
    const restored = await driver.restoreInstance(copy, spec.id, at, whole);
    expect(await ask(restored, tenant.writer, 'select n from note')).toEqual([{ n: 1 }]);
    await lab.kill(copy.id);
    // What ends may still take connections, and reset them.
    const again = await eventually(() => driver.ensureInstance(copy));
    expect(await ask(again, tenant.writer, 'select n from note')).toEqual([{ n: 1 }]);
    await driver.destroyInstance(copy.id);
  }, 240_000);
});
