import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@skydeck/ids';
import { startBucket } from '@skydeck/object-store/testing';
import { BlobSweeper } from './blob-sweeper.js';
import { bytesOf, streamOf, VaultUnderTest } from './fixtures/vault-under-test.js';

const MIB = 1024 * 1024;

it('keeps bytes in a bucket just as on a disk: encrypted, in ranges, piece by piece, removed', async () => {
  const bucket = await startBucket('vault-test');
  const vault = await VaultUnderTest.start(bucket.environment);
  try {
    const owner = { projectId: newId('prj'), spaceId: newId('spc') };
    const bytes = randomBytes(9 * MIB);
    const id = await vault.blobs.begin(owner, { maxBytes: 10 * MIB, lifetimeMs: 3600_000 });
    await vault.blobs.append(id, 0, streamOf(bytes.subarray(0, 2 * MIB)));
    await vault.blobs.append(id, 2 * MIB, streamOf(bytes.subarray(2 * MIB)));
    const blob = await vault.blobs.finish(id);
    expect(blob.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    const again = await vault.blobs.store(owner, streamOf(bytes), { maxBytes: 10 * MIB });
    expect(again.id).toBe(blob.id);
    const whole = await bytesOf(await vault.blobs.read(owner.projectId, id));
    expect(whole.equals(bytes)).toBe(true);
    const range = { start: 2 * MIB - 5, end: 2 * MIB + 70_000 };
    const part = await bytesOf(await vault.blobs.read(owner.projectId, id, range));
    expect(part.equals(bytes.subarray(range.start, range.end + 1))).toBe(true);
    const { objects } = await vault.store.list({ prefix: 'vault/' });
    for (const { key } of objects) {
      const stored = await bytesOf((await vault.store.get(key)).stream);
      expect(stored.includes(bytes.subarray(100, 116))).toBe(false);
    }
    vault.clock.advance(2 * 3600_000);
    await vault.get(BlobSweeper).sweep();
    expect((await vault.store.list({ prefix: 'vault/' })).objects).toEqual([]);
  } finally {
    await vault.close();
    await bucket.stop();
  }
}, 60_000);
