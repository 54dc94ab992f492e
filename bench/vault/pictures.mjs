import sharp from 'sharp';

/** Makes pictures in a process of its own, so that only what it and its children use is counted. */
const AT_ONCE = 2;
const PREVIEW = { width: 1440, height: 1440, fit: 'inside', withoutEnlargement: true };

/** The two pictures and nothing else. */
async function bare() {
  sharp.cache(false);
  sharp.concurrency(1);
  return async (file) => {
    const preview = await sharp(file, { failOn: 'none' })
      .autoOrient()
      .resize(PREVIEW)
      .jpeg({ quality: 80 })
      .toBuffer();
    const thumbnail = await sharp(preview).resize(250, 250, { fit: 'cover' }).webp().toBuffer();
    return [preview, thumbnail];
  };
}

/** As the vault reads a photograph: in shut-in processes, what it says of itself and its hash as well. */
async function vault(folder) {
  const { Readers } = await import('../../apps/vault/dist/documents/reading/readers.js');
  const { readFile } = await import('../../apps/vault/dist/documents/reading/read-file.js');
  const config = { VAULT_SANDBOX: 'bubblewrap', VAULT_READING_CONCURRENCY: AT_ONCE };
  const readers = new Readers({ config, ownFolder: folder });
  const { signal } = new AbortController();
  return async (file) => {
    const { pictures } = await readFile(readers, { kind: 'picture' }, [file, folder], signal);
    return [pictures.preview, pictures.thumbnail];
  };
}

const [kind, folder] = process.argv.slice(2);
const make = await (kind === 'bare' ? bare() : vault(folder));

process.on('message', async (files) => {
  const left = [...files];
  let bytes = 0;
  const work = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      for (const made of await make(file)) bytes += made.length;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  process.send({ bytes });
});
process.send('ready');
