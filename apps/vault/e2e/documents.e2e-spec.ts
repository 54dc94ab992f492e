import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eventually } from '@skydeck/testing';
import Pdf from 'pdfkit';
import sharp from 'sharp';
import { type Answer, VaultHarness } from './vault-harness.js';

const FIXTURES = path.join(import.meta.dirname, '../src/engines/fixtures');
const SENTENCE = 'The quick brown fox jumps over thirteen lazy dogs';

interface Found {
  readonly document: { readonly id: string };
  readonly highlight: string;
}

describe('documents and photographs', () => {
  let vault: VaultHarness;
  let rival: string;
  const ids = { pdf: '', scan: '', html: '', photo: '', copy: '', other: '', broken: '' };

  beforeAll(async () => {
    vault = await VaultHarness.start();
    rival = vault.auth.key('rival');
    const photo = await readFile(path.join(FIXTURES, 'DSCN0010.jpg'));
    const small = await sharp(photo).resize(300).jpeg({ quality: 60 }).toBuffer();
    const turned = await readFile(path.join(FIXTURES, 'landscape_6.jpg'));
    ids.pdf = await upload('contract.pdf', await pdf('The party of the first part: kumquat.'));
    ids.scan = await upload('scan.pdf', await scanned());
    ids.html = await upload(
      'page.html',
      Buffer.from('<p>A <b>kumquat</b> &lt;script&gt; tree &amp; more</p>'),
    );
    ids.photo = await upload('DSCN0010.jpg', photo);
    ids.copy = await upload('small.jpg', small);
    ids.other = await upload('turned.jpg', turned);
    ids.broken = await upload('broken.pdf', Buffer.from('%PDF-1.7 nothing'));
    const isRead = async () => {
      const { data } = await vault.get('/documents?status=pending');
      return (data['items'] as unknown[]).length === 0 && (await photoIds('')).length === 3;
    };
    await eventually(isRead, { timeoutMs: 60_000 });
  }, 120_000);

  afterAll(() => vault.close());

  async function upload(name: string, bytes: Uint8Array): Promise<string> {
    const answer = await vault.send('POST', `/files?name=${name}`, bytes);
    expect(answer.status).toBe(201);
    return String(answer.data['id']);
  }
  const photoIds = async (query: string) =>
    ((await vault.get(`/photos${query}`)).data['items'] as { id: string }[]).map(({ id }) => id);
  const search = async (query: Record<string, string>, token?: string) => {
    const route = `/documents/search?${new URLSearchParams(query).toString()}`;
    return (await vault.get(route, token)).data['documents'] as Found[];
  };
  const found = async (query: Record<string, string>) =>
    (await search(query)).map(({ document }) => document.id).toSorted();

  it('200: finds documents by words of their texts, their pages and their names', async () => {
    expect(await found({ q: 'kumquat' })).toEqual([ids.pdf, ids.html].toSorted());
    expect(await found({ q: '"first part"' })).toEqual([ids.pdf]);
    expect(await found({ q: 'kumquat -party' })).toEqual([ids.html]);
    expect(await found({ q: 'thirteen lazy' })).toEqual([ids.scan]);
    expect(await found({ q: 'contract.pdf' })).toEqual([ids.pdf]);
    expect(await found({ q: 'kumquat', content_type: 'application/pdf' })).toEqual([ids.pdf]);
    expect(await found({ q: '!!!' })).toEqual([]);
  });

  it('200: shows where the words are, and no markup of the file', async () => {
    const [hit] = await search({ q: 'kumquat tree' });
    expect(hit?.highlight).toBe('<mark>kumquat</mark>  script  <mark>tree</mark> &amp; more');
  });

  it('finds nothing of others, and 404: shows nothing to them', async () => {
    expect(await search({ q: 'kumquat' }, rival)).toEqual([]);
    for (const route of [`/documents/${ids.pdf}`, `/photos/${ids.photo}`]) {
      expect((await vault.get(route, rival)).status).toBe(404);
      expect(
        (await vault.patch(route, { is_favourite: true, tags: [] }, rival)).status,
      ).toBeGreaterThan(399);
    }
    expect((await vault.get(`/files/${ids.photo}/thumbnail`, rival)).status).toBe(404);
  });

  it('200: tells what was read, and from where', async () => {
    expect((await vault.get(`/documents/${ids.scan}`)).data).toMatchObject({
      status: 'ready',
      text_source: 'ocr',
      pages: 1,
      has_preview: true,
      scan: 'unscanned',
    });
    expect((await vault.get(`/documents/${ids.scan}/text`)).data['text']).toContain(SENTENCE);
    expect((await vault.get(`/documents/${ids.broken}`)).data).toMatchObject({
      status: 'failed',
      problem: 'damaged',
    });
  });

  it('200: keeps tags and values, and lists by them; 412 for what is out of date', async () => {
    const route = `/documents/${ids.pdf}`;
    const before = await vault.raw('GET', route);
    const tag = before.headers.get('etag') ?? '';
    const body = { tags: ['tax', 'tax', '2026'], custom_fields: { total: 12.5 } };
    const changed = await vault.json('PATCH', route, body, { headers: { 'if-match': tag } });
    expect(changed.data).toMatchObject({ tags: ['tax', '2026'], custom_fields: { total: 12.5 } });
    const late = await vault.json('PATCH', route, body, { headers: { 'if-match': tag } });
    expect(late.status).toBe(412);
    const listed = await vault.get('/documents?tag=tax');
    expect(listed.data['items']).toEqual([expect.objectContaining({ id: ids.pdf })]);
    expect(await found({ q: 'kumquat', tag: 'tax' })).toEqual([ids.pdf]);
    expect((await vault.patch(route, { tags: ['a\u0000'] })).status).toBe(422);
  });

  it('200: has pictures of photographs and of first pages', async () => {
    for (const id of [ids.photo, ids.pdf]) {
      const small = await vault.raw('GET', `/files/${id}/thumbnail`);
      expect(small.headers.get('content-type')).toBe('image/webp');
      const { width, height } = await sharp(await small.arrayBuffer()).metadata();
      expect([width, height]).toEqual([250, 250]);
    }
    const large = await vault.raw('GET', `/files/${ids.other}/preview`);
    expect(await sharp(await large.arrayBuffer()).metadata()).toMatchObject({
      format: 'jpeg',
      width: 600,
    });
    expect((await vault.get(`/files/${ids.html}/preview`)).error.code).toBe('preview.not_found');
  });

  it('200: lists photographs by when and where they were taken', async () => {
    expect((await photoIds('')).at(-1)).toBe(ids.photo);
    expect(await photoIds('?box=43,11,44,12')).toEqual([ids.photo]);
    expect(await photoIds('?box=43,179,44,12')).toEqual([ids.photo]);
    expect(await photoIds('?box=43,12,44,13')).toEqual([]);
    expect(await photoIds('?day=2008-10-22')).toEqual([ids.photo]);
    const first = await vault.get('/photos?limit=2');
    const cursor = first.meta.page?.next_cursor ?? '';
    expect(await photoIds(`?limit=2&cursor=${encodeURIComponent(cursor)}`)).toEqual([ids.photo]);
    expect((await vault.get('/photos?box=44,11,43,12')).status).toBe(422);
    expect((await vault.get(`/photos/${ids.photo}`)).data).toMatchObject({
      taken_at: '2008-10-22T14:28:39.000Z',
      time_zone: 'Europe/Rome',
      camera: { camera_model: 'COOLPIX P6000' },
      blurhash: expect.stringMatching(/^.{28}$/),
    });
  });

  it('200: counts days, without what is in the archive', async () => {
    const days = async () => (await vault.get('/photos/timeline')).data['days'] as object[];
    expect(await days()).toContainEqual({ day: '2008-10-22', count: 1 });
    await vault.patch(`/photos/${ids.photo}`, { is_archived: true, is_favourite: true });
    expect(await days()).not.toContainEqual({ day: '2008-10-22', count: 1 });
    expect(await photoIds('?is_favourite=true')).toEqual([ids.photo]);
  });

  it('200: finds the same bytes, and photographs that look alike', async () => {
    const page = await readFile(path.join(FIXTURES, 'README.md'));
    const twice = [await upload('one.md', page), await upload('two.md', page)];
    const exact = await vault.get('/duplicates');
    expect(exact.data['items']).toEqual([
      expect.objectContaining({ kind: 'exact', files: twice, distance: 0 }),
    ]);
    const near = await vault.get('/duplicates?kind=near');
    expect(near.data['items']).toEqual([
      expect.objectContaining({ kind: 'near', files: [ids.photo, ids.copy] }),
    ]);
    expect((await vault.get('/duplicates?kind=near', rival)).data['items']).toEqual([]);
  });

  it('leaves nothing in clear behind', async () => {
    const work = path.join(vault.home, 'vault-work');
    // What is read just now has its folder until it was read.
    await eventually(async () => {
      const files = await readdir(work, { recursive: true });
      expect(files.filter((name) => name.includes('/'))).toEqual([]);
    });
  });

  it('follows a file to another name, into the trash, and out of it', async () => {
    const file = `/files/${ids.html}`;
    expect((await vault.patch(file, { name: 'zebra.html' })).status).toBe(200);
    expect(await found({ q: 'zebra.html' })).toEqual([ids.html]);
    expect((await vault.delete(file)).status).toBe(200);
    expect(await found({ q: 'kumquat' })).toEqual([ids.pdf]);
    expect((await vault.get(`/documents/${ids.html}`)).status).toBe(404);
  });

  it('reads a new version again', async () => {
    const bytes = await pdf('Now it is about a rambutan.');
    const answer: Answer = await vault.send('PUT', `/files/${ids.pdf}/content`, bytes);
    expect(answer.status).toBe(200);
    await eventually(async () => expect(await found({ q: 'rambutan' })).toEqual([ids.pdf]));
    expect(await found({ q: 'kumquat' })).toEqual([]);
    expect((await vault.get(`/documents/${ids.pdf}`)).data['tags']).toEqual(['tax', '2026']);
  });
});

function pdf(text: string): Promise<Buffer> {
  const document = new Pdf();
  document.fontSize(20).text(text).end();
  return buffer(document);
}

/** A page that is a picture of words. */
async function scanned(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300">
    <rect width="1200" height="300" fill="#fff"/>
    <text x="40" y="150" font-family="DejaVu Sans" font-size="38">${SENTENCE}</text></svg>`;
  const picture = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  const document = new Pdf();
  document.image(picture, 20, 60, { width: 560 });
  document.end();
  return buffer(document);
}
