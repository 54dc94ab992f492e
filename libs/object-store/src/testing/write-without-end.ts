import { DiskObjectStore } from '../disk/disk-object-store.js';
import { pattern } from './pattern.js';

/** A process that replaces one object again and again until it is killed. */
const [folder = '', size = '0'] = process.argv.slice(2);
const store = new DiskObjectStore({
  folder,
  publicUrl: 'http://127.0.0.1/',
  secret: 'x'.repeat(32),
});
await store.open();
for (let seed = 0; ; seed = (seed + 1) % 2) {
  await store.put('tenant/film', pattern(Number(size), seed), { contentType: 'video/mp4' });
  process.send?.('put');
}
