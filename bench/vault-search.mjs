import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '@skydeck/config';
import { createVault, VaultConfig } from '@skydeck/vault';
import { DataSource } from 'typeorm';
import { DocumentSearch } from '../apps/vault/dist/documents/search/document-search.js';
import { ListPhotos } from '../apps/vault/dist/photos/photo.schema.js';
import { Photos } from '../apps/vault/dist/photos/photos.js';
import { SpaceAccess } from '../apps/vault/dist/spaces/space-access.js';
import { startDurablePostgres } from './pay/durable-postgres.mjs';

// 100,000 documents of 120 words and 100,000 photographs; a tenth of each in the space that is asked.
const DOCUMENTS = 100_000;
const SPACES = 10;
const QUERIES = 300;

/** How long words of one space are looked for among those of ten, and how long a timeline takes. */
export async function run() {
  const postgres = await startDurablePostgres();
  const vault = await createVault(
    loadConfig(VaultConfig, {
      DATABASE_URL: postgres.url,
      VAULT_PORT: '0',
      VAULT_INTERNAL_PORT: '0',
      VAULT_READING_CONCURRENCY: '0',
      OBJECT_STORE_FOLDER: path.join(tmpdir(), 'skydeck-bench-objects'),
      SKYDECK_SERVICE_SECRET: 'a secret of this benchmark, long enough',
    }),
  );
  await vault.listen();
  const data = vault.app.get(DataSource);
  const project = { tenant: 'bench.live' };
  const space = await vault.app.get(SpaceAccess).resolve(project, undefined, 'read');

  /** Common words come often, as in languages: the n-th word in proportion to 1/n. */
  const WORDS = `(select string_agg('w' || floor(exp(random() * ln(20000)))::int, ' ')
  from generate_series(1, 120) where n > 0)`;
  const fill = async (from, to, spaceId) => {
    await data.query(
      `insert into file_reading (id, project_id, space_id, version_id, blob_id, kind, status,
       run_after, updated_at)
     select 'fil_' || lpad(n::text, 26, '0'), $3, $4, 'v', 'b', 'plain', 'ready', now(), now()
     from generate_series($1::int, $2::int) n`,
      [from, to, project.tenant, spaceId],
    );
    await data.query(
      `insert into document (id, project_id, space_id, name, content_type, size_bytes, body,
       created_at, updated_at)
     select 'fil_' || lpad(n::text, 26, '0'), $3, $4, 'file-' || n || '.txt', 'text/plain', 700,
       ${WORDS}, now(), now() from generate_series($1::int, $2::int) n`,
      [from, to, project.tenant, spaceId],
    );
    await data.query(
      `insert into photo (id, project_id, space_id, name, content_type, size_bytes, shown_at, day,
       width, height, blurhash, phash, bands, created_at, updated_at)
     select 'fil_' || lpad(n::text, 26, '0'), $3, $4, 'p', 'image/jpeg', 1,
       now() - n * interval '1 hour', (now() - n * interval '1 hour')::date, 1, 1, 'x', 0::bit(64),
       '{}', now(), now() from generate_series($1::int, $2::int) n`,
      [from, to, project.tenant, 'spc_all'],
    );
  };
  const share = DOCUMENTS / SPACES;
  for (let n = 0; n < SPACES; n += 1) {
    await fill(n * share + 1, (n + 1) * share, n === 0 ? space.id : `spc_${n}`);
  }
  await data.query(`update photo set space_id = $1`, [space.id]);
  await data.query('vacuum analyze');

  const search = vault.app.get(DocumentSearch);
  const find = (q) => search.find(project, { q, limit: 20 }, undefined);
  await measure('a rare word', (n) => find(`w${5000 + n}`));
  await measure('two words', (n) => find(`w${20 + n} w${n + 2}`));
  await measure('the commonest word', () => find('w1'));
  const photos = vault.app.get(Photos);
  await measure('the timeline, 1,000 days', () => photos.days(project, { limit: 1000 }, undefined));
  const page = ListPhotos.parse(ListPhotos.schema.parse({ limit: '100' }));
  await measure('100 photographs', () => photos.list(project, page, undefined));

  await vault.close();
  await postgres.stop();
}

async function measure(name, ask) {
  const times = [];
  for (let n = 0; n < QUERIES; n += 1) {
    const began = performance.now();
    await ask(n);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part) => sorted[Math.floor(sorted.length * part)].toFixed(1);
  console.log(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
