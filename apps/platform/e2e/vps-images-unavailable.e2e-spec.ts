import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { ImageCache } from '../src/vps/engine/images/image-cache.js';
import type { ImageRecipe } from '../src/vps/engine/images/image-recipe.js';
import { LaunchpadHarness } from './launchpad-harness.js';

/** A recipe that no machine can follow: what it needs is nowhere. */
const lacking: ImageRecipe = {
  slug: 'nowhere',
  title: 'Nowhere',
  hasCloudInit: true,
  inputs: ['none'],
  timeoutMs: 1_000,
  obstacle: () =>
    access('/nowhere/a-mirror').then(
      () => undefined,
      () => ({ what: 'no package source of ubuntu is set up', fix: 'add a mirror of ubuntu' }),
    ),
  build: () => Promise.reject(new Error('not reached')),
};

describe('images that cannot be built', () => {
  let harness: LaunchpadHarness;
  let dir: string;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'skydeck-images-'));
    harness = await LaunchpadHarness.start({ VPS_ENGINE: 'qemu', VPS_IMAGE_DIR: dir });
    const { app } = harness.installation.platform!;
    Object.assign(app.get(ImageCache), { recipes: [lacking] });
    await app.get(DataSource).query(
      `insert into vps_image (id, slug, title, origin, format, status, progress, has_cloud_init,
         min_disk_gb, created_at, updated_at)
       values ('img_nowhere', 'nowhere', 'Nowhere', 'catalogue', 'rootfs', 'available', 0, true, 1,
         now(), now())`,
    );
  }, 60_000);

  afterAll(async () => {
    await harness.close();
    await rm(dir, { recursive: true, force: true });
  });

  it('are shown with the reason, and with what mends it', async () => {
    const unavailable = {
      reason: 'no package source of ubuntu is set up',
      fix: 'add a mirror of ubuntu',
    };
    const { data } = await harness.get('/images');
    const shown = data.items.find(({ slug }) => slug === 'nowhere');
    expect(shown).toMatchObject({ status: 'available', unavailable });
    expect((await harness.get('/images/nowhere')).data).toMatchObject({ unavailable });
  });

  it('image.unavailable: no server and no build is queued with one', async () => {
    const refused = { status: 409, error: { code: 'image.unavailable' } };
    const server = { name: 'one', size: 'nano', image: 'nowhere' };
    const made = await harness.post('/vps', server);
    expect(made).toMatchObject(refused);
    expect(made.error.detail).toContain('add a mirror of ubuntu');
    expect(await harness.post('/images/nowhere/build')).toMatchObject(refused);
    expect((await harness.get('/vps')).data.items).toEqual([]);
    const { app } = harness.installation.platform!;
    expect(await app.get(DataSource).query('select id from operation')).toEqual([]);
  });
});
