import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import { BlobSweeper } from './blob-sweeper.js';
import { bytesOf, streamOf, VaultUnderTest } from './fixtures/vault-under-test.js';

const MIB = 1024 * 1024;
/** Processes start slowly on a busy machine. */
const LONGEST_MS = 120_000;
const SCRIPT = path.join(import.meta.dirname, '../../dist/blobs/fixtures/write-without-end.js');
const TEXT = 'What nobody may read without the key. ';
const UPLOAD = { maxBytes: 500 * MIB, lifetimeMs: 24 * 3600_000 };
const LEAST_BITS = 7.99;
let vault: VaultUnderTest;

beforeAll(async () => {
  vault = await VaultUnderTest.start();
}, 60_000);

afterAll(() => vault.close());

const newOwner = () => ({ projectId: newId('prj'), spaceId: newId('spc') });

function writer(settings: object): ChildProcess {
  return fork(SCRIPT, [JSON.stringify({ text: TEXT, uploadId: null, offset: 0, ...settings })], {
    env: { ...process.env, ...vault.environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function killHalfway(child: ChildProcess, isThere: () => Promise<boolean>): Promise<void> {
  await once(child, 'message');
  await eventually(isThere);
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

const bytesOnDisk = async () =>
  (await vault.filesOnDisk()).reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Bits of information in each byte: 8 of noise. */
function entropyOf(bytes: Buffer): number {
  const counts = new Float64Array(256);
  for (const byte of bytes) counts[byte]! += 1;
  let bits = 0;
  for (const count of counts) {
    const share = count / bytes.length;
    if (share > 0) bits -= share * Math.log2(share);
  }
  return bits;
}

async function expectNoise(): Promise<number> {
  let looked = 0;
  for (const { bytes } of await vault.filesOnDisk()) {
    expect(bytes.includes(TEXT.slice(0, 12))).toBe(false);
    // Neither the header nor what the store writes behind a file.
    const body = bytes.subarray(108, -400);
    if (body.length < 64 * 1024) continue;
    expect(entropyOf(body)).toBeGreaterThan(LEAST_BITS);
    looked += 1;
  }
  return looked;
}

describe('a process that is killed', () => {
  it(
    'leaves noise and nothing that can be seen of a file it took in; the sweeper removes it',
    async () => {
      const owner = newOwner();
      const before = await bytesOnDisk();
      const child = writer({ owner, halfBytes: 5 * MIB });
      await killHalfway(child, async () => (await bytesOnDisk()) > before + 3 * MIB);
      expect(await expectNoise()).toBeGreaterThan(0);
      const rows = () => vault.query('select state from blob where space_id = $1', [owner.spaceId]);
      expect(await rows()).toEqual([{ state: 'writing' }]);
      vault.clock.advance(10 * 60_000);
      await vault.get(BlobSweeper).sweep();
      expect(await rows()).toEqual([]);
      expect(await vault.store.usage(`vault/${owner.projectId}/`)).toEqual({
        objects: 0,
        bytes: 0,
      });
      await vault.store.sweep(new Date(Date.now() + 60_000));
      expect(await bytesOnDisk()).toBe(before);
    },
    LONGEST_MS,
  );

  it(
    'loses nothing of an upload that was counted, and another one goes on with it',
    async () => {
      const owner = newOwner();
      const id = await vault.blobs.begin(owner, UPLOAD);
      const begun = Buffer.from(TEXT.repeat(60_000));
      await vault.blobs.append(id, 0, streamOf(begun));
      const child = writer({ owner, uploadId: id, offset: begun.length, halfBytes: 66 * MIB });
      const counted = async () => (await vault.blobs.offset(id)) > begun.length;
      await killHalfway(child, counted);
      expect(await expectNoise()).toBeGreaterThan(0);
      const at = await vault.blobs.offset(id);
      vault.clock.advance(60_000);
      await vault.blobs.append(id, at, streamOf(Buffer.from('!')));
      const blob = await vault.blobs.finish(id);
      expect(blob.bytes).toBe(at + 1);
      const bytes = await bytesOf(await vault.blobs.read(owner.projectId, id));
      expect(bytes.subarray(0, begun.length).equals(begun)).toBe(true);
      expect(bytes.subarray(-1).toString()).toBe('!');
      vault.clock.advance(10 * 60_000);
      await vault.get(BlobSweeper).sweep();
      const open = 'select id from blob_segment where blob_id = $1 and bytes is null';
      expect(await vault.query(open, [id])).toEqual([]);
    },
    LONGEST_MS,
  );
});

describe('the disk', () => {
  it(
    'holds noise of what is stored, of uploads, and of what is still coming in',
    async () => {
      const owner = newOwner();
      const text = Buffer.from(TEXT.repeat(60_000));
      await vault.blobs.store(owner, streamOf(text), { maxBytes: UPLOAD.maxBytes });
      const id = await vault.blobs.begin(owner, UPLOAD);
      await vault.blobs.append(id, 0, streamOf(text));
      const coming = new PassThrough();
      const storing = vault.blobs.store(owner, coming, { maxBytes: UPLOAD.maxBytes });
      const before = await bytesOnDisk();
      for (let sent = 0; sent < 6; sent++) coming.write(Buffer.from(TEXT.repeat(30_000)));
      await eventually(async () => (await bytesOnDisk()) > before + 2 * MIB);
      expect(await expectNoise()).toBeGreaterThanOrEqual(3);
      coming.end();
      await storing;
      const stored = await vault.query<{ row: string }>(
        'select (blob.*)::text as row from blob union all select (blob_segment.*)::text from blob_segment',
      );
      expect(JSON.stringify(stored)).not.toContain(TEXT.slice(0, 12));
    },
    LONGEST_MS,
  );

  it('500: gives nothing out of a file that was changed, cut or taken from another one', async () => {
    const owner = newOwner();
    const keyOf = async (id: string) => {
      const sql = 'select object_key from blob_segment where blob_id = $1';
      return (await vault.query<{ object_key: string }>(sql, [id]))[0]?.object_key ?? '';
    };
    const newBlob = async (text: string) => {
      const bytes = Buffer.alloc(400_000, text);
      const { id } = await vault.blobs.store(owner, streamOf(bytes), { maxBytes: MIB });
      const key = await keyOf(id);
      return { id, key, sealed: await bytesOf((await vault.store.get(key)).stream) };
    };
    const other = await newBlob('other');
    const ways: ((sealed: Buffer) => Buffer)[] = [
      (sealed) => Buffer.from(sealed.map((byte, at) => (at === 270_000 ? byte ^ 4 : byte))),
      (sealed) => Buffer.concat([other.sealed.subarray(0, 108), sealed.subarray(108)]),
      () => other.sealed,
      (sealed) => sealed.subarray(0, -65_552),
      (sealed) => sealed.subarray(1),
    ];
    for (const [index, way] of ways.entries()) {
      const { id, key, sealed } = await newBlob(`${index}`);
      await vault.store.put(key, way(sealed), { contentType: 'application/octet-stream' });
      const reading = vault.blobs.read(owner.projectId, id).then(bytesOf);
      await expect(reading).rejects.toMatchObject({ code: 'blob.damaged' });
    }
    const one = await newBlob('gone');
    await vault.store.delete(one.key);
    const gone = vault.blobs.read(owner.projectId, one.id);
    await expect(gone).rejects.toMatchObject({ code: 'blob.damaged' });
    expect(await bytesOf(await vault.blobs.read(owner.projectId, other.id))).toHaveLength(400_000);
  });
});
