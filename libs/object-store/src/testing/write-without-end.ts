import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { DiskObjectStore } from '../disk/disk-object-store.js';
import { pattern } from './pattern.js';

/** A process that replaces one object again and again, slowly, until it is killed. */
const [folder = '', size = '0'] = process.argv.slice(2);
const store = new DiskObjectStore({
  folder,
  publicUrl: 'http://127.0.0.1/',
  secret: 'x'.repeat(32),
});
const versions = [0, 1].map((seed) => pattern(Number(size), seed));

async function* slowly(bytes: Buffer) {
  const half = bytes.length / 2;
  yield bytes.subarray(0, half);
  process.send?.('half');
  await sleep(20);
  yield bytes.subarray(half);
}

await store.open();
for (;;) {
  for (const bytes of versions) {
    await store.put('tenant/film', Readable.from(slowly(bytes)), { contentType: 'video/mp4' });
  }
}
