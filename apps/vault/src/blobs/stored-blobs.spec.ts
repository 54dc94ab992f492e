import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { newId } from '@skydeck/ids';
import { BlobSweeper } from './blob-sweeper.js';
import { bytesOf, streamOf, VaultUnderTest } from './fixtures/vault-under-test.js';

const MIB = 1024 * 1024;
const LIMITS = { maxBytes: 20 * MIB };
const UPLOAD = { maxBytes: 200 * MIB, lifetimeMs: 60 * 60 * 1000 };
let vault: VaultUnderTest;

beforeAll(async () => {
  vault = await VaultUnderTest.start();
}, 60_000);

afterAll(() => vault.close());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const newOwner = (projectId = newId('prj')) => ({ projectId, spaceId: newId('spc') });
const store = (owner: ReturnType<typeof newOwner>, bytes: Buffer) =>
  vault.blobs.store(owner, streamOf(bytes), LIMITS);
const sweep = () => vault.get(BlobSweeper).sweep();
const segments = (blobId: string) =>
  vault.query<{ object_key: string; bytes: string | null }>(
    'select object_key, bytes from blob_segment where blob_id = $1 order by from_byte',
    [blobId],
  );

function refuse(): never {
  throw new Error('460');
}

async function* cut(bytes: Buffer) {
  yield bytes;
  throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
}

describe('blobs', () => {
  it('gives back what was stored, whole and in every range around edges of chunks', async () => {
    const owner = newOwner();
    const bytes = randomBytes(3 * 65_536);
    for (const size of [0, 1, 65_535, 65_536, 65_537, 131_072, 3 * 65_536]) {
      const content = bytes.subarray(0, size);
      const blob = await store(owner, content);
      expect(blob).toMatchObject({ bytes: size, sha256: sha256(content) });
      const read = await bytesOf(await vault.blobs.read(owner.projectId, blob.id));
      expect(read.equals(content)).toBe(true);
      for (const start of [0, 1, 65_535, 65_536, 65_537, 131_071, 131_072]) {
        for (const end of [start, start + 1, 65_535, 65_536, 131_071, size + 5]) {
          if (end < start) continue;
          const part = await bytesOf(
            await vault.blobs.read(owner.projectId, blob.id, { start, end }),
          );
          expect(part.equals(content.subarray(start, end + 1))).toBe(true);
        }
      }
    }
  }, 30_000);

  it('404: gives nothing to another project', async () => {
    const { id } = await store(newOwner(), Buffer.from('mine'));
    const refusal = { code: 'blob.not_found' };
    await expect(vault.blobs.read(newId('prj'), id)).rejects.toMatchObject(refusal);
  });

  it('413: keeps nothing of what is too large', async () => {
    const owner = newOwner();
    const storing = vault.blobs.store(owner, streamOf(randomBytes(MIB)), { maxBytes: MIB - 1 });
    await expect(storing).rejects.toMatchObject({ code: 'blob.too_large' });
    vault.clock.advance(60_000);
    await sweep();
    const left = 'select id from blob where space_id = $1';
    expect(await vault.query(left, [owner.spaceId])).toEqual([]);
  });

  it('keeps nothing of a stream that is cut off', async () => {
    const owner = newOwner();
    const cutOff = vault.blobs.store(owner, Readable.from(cut(randomBytes(MIB))), LIMITS);
    await expect(cutOff).rejects.toMatchObject({ code: 'ECONNRESET' });
    const states = await vault.query('select state from blob where space_id = $1', [owner.spaceId]);
    expect(states).toEqual([{ state: 'removing' }]);
  });

  it('stores the same content once when 50 bring it at once, and never across spaces', async () => {
    const owner = newOwner();
    const bytes = randomBytes(100_000);
    const found = await Promise.all(Array.from({ length: 50 }, () => store(owner, bytes)));
    const ids = new Set(found.map(({ id }) => id));
    expect(ids.size).toBe(1);
    const other = await store(newOwner(owner.projectId), bytes);
    expect(ids.has(other.id)).toBe(false);
    await sweep();
    const { objects } = await vault.store.usage(`vault/${owner.projectId}/${owner.spaceId}/`);
    expect(objects).toBe(1);
  }, 30_000);

  it('counts who needs a blob, 50 at once, and removes its bytes after the last', async () => {
    const owner = newOwner();
    const { id } = await store(owner, randomBytes(10));
    const [segment] = await segments(id);
    const { manager } = vault.dataSource;
    const all = Array.from({ length: 50 }, () => id);
    await Promise.all(all.map((one) => vault.blobs.adopt(manager, one)));
    vault.clock.advance(2 * 3600_000);
    await sweep();
    await Promise.all(all.slice(1).map((one) => vault.blobs.release(manager, one)));
    vault.clock.advance(2 * 3600_000);
    await sweep();
    expect(await bytesOf(await vault.blobs.read(owner.projectId, id))).toHaveLength(10);
    await vault.blobs.release(manager, id);
    await sweep();
    await vault.store.head(segment?.object_key ?? '');
    vault.clock.advance(2 * 3600_000);
    await sweep();
    const gone = vault.store.head(segment?.object_key ?? '');
    await expect(gone).rejects.toMatchObject({ code: 'not_found' });
    await expect(vault.blobs.adopt(manager, id)).rejects.toMatchObject({ code: 'blob.not_found' });
  });

  it('has a content adopted or gone, never half, while it is swept', async () => {
    const owner = newOwner();
    const bytes = randomBytes(1000);
    const first = await store(owner, bytes);
    vault.clock.advance(2 * 3600_000);
    const again = async () => {
      const blob = await store(owner, bytes);
      await vault.blobs.adopt(vault.dataSource.manager, blob.id);
      return blob.id;
    };
    const [ids] = await Promise.all([Promise.all(Array.from({ length: 10 }, again)), sweep()]);
    for (const id of new Set(ids)) {
      const read = await bytesOf(await vault.blobs.read(owner.projectId, id));
      expect(read.equals(bytes)).toBe(true);
    }
    expect(first.bytes).toBe(1000);
  });
});

describe('uploads', () => {
  it('take bytes piece by piece, keep what came before a cut, and become a blob', async () => {
    const owner = newOwner();
    const bytes = randomBytes(70 * MIB);
    const id = await vault.blobs.begin(owner, UPLOAD);
    let at = 0;
    for (const size of [3, 70_000, 65_536, 2 * MIB, 1]) {
      at = await vault.blobs.append(id, at, streamOf(bytes.subarray(at, at + size)));
    }
    expect(await vault.blobs.offset(id)).toBe(at);
    const more = Readable.from(cut(bytes.subarray(at, at + MIB)));
    await expect(vault.blobs.append(id, at, more)).rejects.toMatchObject({ code: 'ECONNRESET' });
    at = await vault.blobs.offset(id);
    await vault.blobs.append(id, at, streamOf(bytes.subarray(at)));
    const blob = await vault.blobs.finish(id);
    expect(blob).toEqual({ id, bytes: bytes.length, sha256: sha256(bytes) });
    expect(await vault.blobs.finish(id)).toEqual(blob);
    const read = await bytesOf(await vault.blobs.read(owner.projectId, id));
    expect(read.equals(bytes)).toBe(true);
    const edge = 64 * MIB;
    const range = { start: edge - 9, end: edge + 9 };
    const part = await bytesOf(await vault.blobs.read(owner.projectId, id, range));
    expect(part.equals(bytes.subarray(range.start, range.end + 1))).toBe(true);
  }, 60_000);

  it('become the blob that has the same content, and say so again', async () => {
    const owner = newOwner();
    const bytes = randomBytes(MIB);
    const first = await store(owner, bytes);
    const id = await vault.blobs.begin(owner, UPLOAD);
    await vault.blobs.append(id, 0, streamOf(bytes));
    expect(await vault.blobs.finish(id)).toEqual(first);
    await sweep();
    expect(await vault.blobs.finish(id)).toEqual(first);
    expect(await segments(id)).toEqual([]);
  });

  it('409, 423: take bytes at their end only, and of one at a time', async () => {
    const id = await vault.blobs.begin(newOwner(), UPLOAD);
    const wrong = vault.blobs.append(id, 5, streamOf(Buffer.from('x')));
    await expect(wrong).rejects.toMatchObject({ code: 'blob.offset_mismatch' });
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, () => vault.blobs.append(id, 0, streamOf(randomBytes(1000)))),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await vault.blobs.offset(id)).toBe(1000);
  });

  it('count nothing that a checksum refuses', async () => {
    const id = await vault.blobs.begin(newOwner(), UPLOAD);
    await vault.blobs.append(id, 0, streamOf(Buffer.from('right')));
    const wrong = vault.blobs.append(id, 5, streamOf(Buffer.from('wrong')), { verify: refuse });
    await expect(wrong).rejects.toThrow('460');
    expect(await vault.blobs.offset(id)).toBe(5);
    const { sha256: found } = await vault.blobs.finish(id);
    expect(found).toBe(sha256(Buffer.from('right')));
  });

  it('go away when they are aborted or too late, with all they had', async () => {
    const owner = newOwner();
    const [aborted, late] = [
      await vault.blobs.begin(owner, UPLOAD),
      await vault.blobs.begin(owner, UPLOAD),
    ];
    for (const id of [aborted, late]) await vault.blobs.append(id, 0, streamOf(randomBytes(100)));
    await vault.blobs.abort(aborted);
    await expect(vault.blobs.offset(aborted)).rejects.toMatchObject({ code: 'blob.not_found' });
    vault.clock.advance(2 * 3600_000);
    await sweep();
    await expect(vault.blobs.finish(late)).rejects.toMatchObject({ code: 'blob.not_found' });
    const { objects } = await vault.store.usage(`vault/${owner.projectId}/`);
    expect(objects).toBe(0);
  });
});
