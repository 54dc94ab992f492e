import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Pdf from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ReadingProcesses } from '../process/reading-processes.js';
import { Pdftotext } from './pdftotext.js';
import { Tesseract } from './tesseract.js';

const reading = new ReadingProcesses();
const never = () => new AbortController().signal;
const words = (text: string) => text.split(/\s+/);
const SENTENCE = 'The quick brown fox jumps over thirteen lazy dogs';

describe('texts of documents', () => {
  let folder: string;
  let pdf: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-texts-'));
    pdf = await made(
      'two-pages.pdf',
      await pages(`${SENTENCE}.`, 'Rechnung Nr. 4711 über 99 Euro'),
    );
  });
  afterAll(async () => {
    reading.close();
    await rm(folder, { recursive: true, force: true });
  });
  async function made(name: string, bytes: Uint8Array | string): Promise<string> {
    const file = path.join(folder, name);
    await writeFile(file, bytes, { mode: 0o600 });
    return file;
  }

  it('reads a PDF with either driver, word for word', async () => {
    const poppler = await new Pdftotext(folder, false).extract(pdf, never());
    const own = await reading.run('pdf', { file: pdf });
    expect(poppler).toMatchObject({ pages: 2, is_cut: false });
    expect(own.pages).toBe(2);
    expect(words(own.text)).toEqual(words(poppler.text));
    expect(poppler.text).toContain('Rechnung Nr. 4711 über 99 Euro');
  });

  it('reads what is only seen, in pictures of pages', async () => {
    const picture = await new Pdftotext(folder, false).pages(pdf, 1, never());
    const file = await made('seen.png', picture[0] ?? '');
    const text = await new Tesseract(folder, false).read(file, ['eng'], never());
    expect(text).toContain(SENTENCE);
  });

  it('draws the first page', async () => {
    const page = await new Pdftotext(folder, false).firstPage(pdf, never());
    expect(await sharp(page ?? undefined).metadata()).toMatchObject({
      format: 'png',
      height: 1440,
    });
  });

  it('reads pages of the web without their programs, and text in old encodings', async () => {
    const html = '<style>p{}</style><h1>Café</h1><script>alert(1)</script><p>a &amp; b<img src=x>';
    const page = await reading.run('html', { file: await made('a.html', html) });
    expect(page.text).toBe('CAFÉ\n\na & b');
    const plain = async (bytes: Uint8Array) =>
      (await reading.run('plain', { file: await made('a.txt', bytes) })).text;
    expect(await plain(Buffer.from('Gr\u00FC\u00DFe', 'latin1'))).toBe('Grüße');
    expect(await plain(Buffer.from('\uFEFFGrüße', 'utf16le'))).toBe('Grüße');
    await expect(plain(Buffer.from([1, 0, 2, 0, 3]))).rejects.toMatchObject({
      reason: 'unsupported',
    });
  });

  it('reads office files, and refuses archives that unfold to too much', async () => {
    const xml = '<w:p><w:t>One</w:t><w:tab/><w:t>&amp; two &#252;</w:t></w:p><w:p>Three</w:p>';
    const file = await made(
      'a.docx',
      await zip({ 'word/document.xml': xml, 'x/secret.xml': 'no' }),
    );
    expect((await reading.run('office', { file })).text).toBe('One & two ü\nThree');
    const bomb = await zip({ 'content.xml': 'a'.repeat(70 * 1024 ** 2) });
    expect(bomb.length).toBeLessThan(200_000);
    await expect(
      reading.run('office', { file: await made('bomb.odt', bomb) }),
    ).rejects.toMatchObject({ reason: 'too_large' });
  });

  it('says that a damaged file is one, and leaves nothing behind', async () => {
    const damaged = await made('b.pdf', 'no PDF at all');
    const own = reading.run('pdf', { file: damaged });
    await expect(own).rejects.toMatchObject({ reason: 'damaged' });
    const poppler = new Pdftotext(folder, false).extract(damaged, never());
    await expect(poppler).rejects.toMatchObject({ reason: 'damaged' });
    expect((await readdir(folder)).filter((name) => name.startsWith('tool-'))).toEqual([]);
  });
});

async function pages(...texts: string[]): Promise<Buffer> {
  const document = new Pdf({ autoFirstPage: false });
  for (const text of texts) document.addPage().fontSize(18).text(text);
  document.end();
  return buffer(document);
}

/** An archive, written by hand: the reader is what is tried here. */
async function zip(files: Record<string, string>): Promise<Buffer> {
  const { crc32, deflateRawSync } = await import('node:zlib');
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data, { level: 9 });
    const head = Buffer.alloc(26);
    [20, 0, 8, 0, 0].forEach((value, n) => head.writeUInt16LE(value, n * 2));
    head.writeUInt32LE(crc32(data), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt16LE(name.length, 22);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed]);
    central.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), head, offset, Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
}
