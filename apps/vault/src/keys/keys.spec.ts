import { randomBytes } from 'node:crypto';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REVOKED_TOPIC } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import { bytesOf, streamOf, VaultUnderTest } from '../blobs/fixtures/vault-under-test.js';
import { BlobSweeper } from '../blobs/blob-sweeper.js';
import { KeyRing } from './key-ring.js';
import { KeyRotation } from './key-rotation.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIMITS = { maxBytes: 10_000_000 };
let vault: VaultUnderTest;

beforeAll(async () => {
  vault = await VaultUnderTest.start();
}, 60_000);

afterAll(() => vault.close());

const newOwner = (projectId = newId('prj')) => ({ projectId, spaceId: newId('spc') });
const store = (owner: ReturnType<typeof newOwner>, text: string) =>
  vault.blobs.store(owner, streamOf(Buffer.from(text)), LIMITS);
const read = async (projectId: string, id: string) =>
  (await bytesOf(await vault.blobs.read(projectId, id))).toString();
const keysOf = (projectId: string) =>
  vault.query<{ version: number; status: string; master_key_id: string; wrapped: Buffer | null }>(
    'select version, status, master_key_id, wrapped from project_key where project_id = $1 order by 1',
    [projectId],
  );
const objects = async (projectId: string) =>
  (await vault.store.list({ prefix: `vault/${projectId}/` })).objects;

describe('keys of the vault', () => {
  it('are made once when 50 need the first of a project at once', async () => {
    const owner = newOwner();
    const rings = Array.from({ length: 50 }, () => vault.get(KeyRing).current(owner, 'data'));
    vault.get(KeyRing).forget();
    const others = Array.from({ length: 50 }, (_, index) => store(owner, `file ${index}`));
    expect(new Set((await Promise.all(rings)).map(({ id }) => id)).size).toBe(1);
    for (const [index, { id }] of (await Promise.all(others)).entries()) {
      expect(await read(owner.projectId, id)).toBe(`file ${index}`);
    }
    expect(await keysOf(owner.projectId)).toHaveLength(1);
  });

  it('follow each other with time, while files stay as they are', async () => {
    const owner = newOwner();
    const { id } = await store(owner, 'kept');
    const before = await objects(owner.projectId);
    vault.clock.advance(366 * DAY_MS);
    await Promise.all(Array.from({ length: 5 }, () => vault.get(KeyRotation).sweep()));
    await vault.get(KeyRotation).sweep();
    const found = await keysOf(owner.projectId);
    expect(found.map(({ status, wrapped }) => [status, wrapped === null])).toEqual([
      ['destroyed', true],
      ['current', false],
    ]);
    vault.get(KeyRing).forget();
    expect(await read(owner.projectId, id)).toBe('kept');
    expect(await objects(owner.projectId)).toEqual(before);
  });

  it('are wrapped anew by a new master key, after a crash in the middle too, and need the old one no more', async () => {
    const owners = Array.from({ length: 5 }, () => newOwner());
    const ids = await Promise.all(owners.map((owner, index) => store(owner, `file ${index}`)));
    const file = path.join(vault.home, 'vault', 'master.keys');
    const old = await readFile(file, 'utf8');
    await appendFile(file, `next ${randomBytes(32).toString('base64')}\n`);
    // As if a process had died after the first of them.
    const [first] = owners;
    await vault.get(KeyRotation).sweep();
    await vault.query('update project_key set updated_at = now() where project_id = $1', [
      first?.projectId,
    ]);
    await Promise.all([vault.get(KeyRotation).sweep(), vault.get(KeyRotation).sweep()]);
    const left = `select count(*)::int as count from project_key
      where status <> 'destroyed' and master_key_id <> 'next'`;
    expect(await vault.query(left)).toEqual([{ count: 0 }]);
    await writeFile(file, (await readFile(file, 'utf8')).replace(old, ''));
    vault.get(KeyRing).forget();
    for (const [index, owner] of owners.entries()) {
      expect(await read(owner.projectId, ids[index]?.id ?? '')).toBe(`file ${index}`);
    }
  });

  it('503: say that they cannot be had when the master key is gone, and 200 once it is back', async () => {
    const owner = newOwner();
    const { id } = await store(owner, 'waits');
    const file = path.join(vault.home, 'vault', 'master.keys');
    const keys = await readFile(file, 'utf8');
    await writeFile(file, `other ${randomBytes(32).toString('base64')}\n`);
    vault.get(KeyRing).forget();
    const refusal = { code: 'vault_key.unavailable' };
    await expect(vault.blobs.read(owner.projectId, id)).rejects.toMatchObject(refusal);
    await writeFile(file, keys);
    expect(await read(owner.projectId, id)).toBe('waits');
  });

  it('do not open what was moved to another project or space', async () => {
    const [mine, theirs] = [newOwner(), newOwner()];
    const { id } = await store(mine, 'mine');
    await store(theirs, 'theirs');
    await vault.query('update blob set project_id = $2, space_id = $3 where id = $1', [
      id,
      theirs.projectId,
      theirs.spaceId,
    ]);
    const refusal = { code: 'vault_key.destroyed' };
    await expect(vault.blobs.read(theirs.projectId, id)).rejects.toMatchObject(refusal);
  });

  it('of a space are destroyed with it', async () => {
    const owner = newOwner();
    const { id } = await store(owner, 'gone');
    await vault.dataSource.transaction((manager) =>
      vault.blobs.destroySpace(manager, owner.spaceId),
    );
    const refusal = { code: 'vault_key.destroyed' };
    await expect(vault.blobs.read(owner.projectId, id)).rejects.toMatchObject(refusal);
  });

  it('of a project are destroyed when it is deleted, those of its test mode too, and its files go', async () => {
    const projectId = newId('prj');
    const owners = [newOwner(projectId), newOwner(`${projectId}.test`)];
    const ids = await Promise.all(owners.map((owner) => store(owner, 'secret')));
    const kept = newOwner();
    const { id } = await store(kept, 'kept');
    await vault.get(Bus).publish(REVOKED_TOPIC, { kind: 'project', project_id: projectId });
    for (const [index, owner] of owners.entries()) {
      await eventually(async () =>
        expect((await keysOf(owner.projectId)).map(({ wrapped }) => wrapped)).toEqual([null]),
      );
      const reading = vault.blobs.read(owner.projectId, ids[index]?.id ?? '');
      await expect(reading).rejects.toMatchObject({ code: 'blob.not_found' });
      const refusal = { code: 'vault_key.destroyed' };
      await expect(store(owner, 'more')).rejects.toMatchObject(refusal);
    }
    await vault.get(BlobSweeper).sweep();
    for (const owner of owners) expect(await objects(owner.projectId)).toEqual([]);
    expect(await read(kept.projectId, id)).toBe('kept');
  });
});
