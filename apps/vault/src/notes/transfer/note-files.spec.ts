import { readJoplin } from './joplin.js';
import { linkedIn, withOurIds } from './joplin-links.js';
import { readNoteFile } from './front-matter.js';

const one = 'a'.repeat(32);
const [book, tag] = ['b'.repeat(32), 'c'.repeat(32)];
const file = (text: string) => ({ name: 'x.md', text });

describe('files of notes', () => {
  it('are read as Joplin writes them', () => {
    const found = readJoplin([
      file(
        `Plan\n\nFirst\nnote: text\n\nid: ${one}\nparent_id: ${book}\ncreated_time: 2024-05-01T10:00:00.000Z\ntype_: 1`,
      ),
      file(`Garden\n\nid: ${book}\ntype_: 2`),
      file(`spring\n\nid: ${tag}\ntype_: 5`),
      file(`id: ${'d'.repeat(32)}\nnote_id: ${one}\ntag_id: ${tag}\ntype_: 6`),
      file(`bed.jpg\n\nid: ${'e'.repeat(32)}\nmime: image/jpeg\nfilename: \ntype_: 4`),
      file(`id: ${'f'.repeat(32)}\nmime: image/png\nencryption_blob_encrypted: 1\ntype_: 4`),
    ]);
    expect(found?.resources).toEqual([
      { id: 'e'.repeat(32), name: 'bed.jpg', mediaType: 'image/jpeg' },
    ]);
    expect(found?.notes).toEqual([
      {
        id: one,
        title: 'Plan',
        body: 'First\nnote: text',
        tags: ['Garden', 'spring'],
        createdAt: new Date('2024-05-01T10:00:00Z'),
      },
    ]);
    expect(readJoplin([file('# Just Markdown')])).toBeNull();
  });

  it('lead to what is theirs here, pictures of another size too; what is not there stays', () => {
    const body = `![a](:/${one}) [b](:/${book}#part) <img src=":/${one}" width="9"/> [c](:/${tag})`;
    expect([...linkedIn(body)]).toEqual([one, book, tag]);
    const ids = new Map([
      [one, 'fil_1'],
      [book, 'nte_1'],
    ]);
    expect(withOurIds(body, ids)).toBe(`![a](fil_1) [b](nte_1) ![](fil_1) [c](:/${tag})`);
  });

  it('say of themselves what they are, or else are only text', () => {
    const text = '---\ntitle: A\ntags: [x, 1]\ncreated: 2024-05-01T10:00:00Z\n---\nBody\n';
    expect(readNoteFile(text)).toMatchObject({ title: 'A', tags: ['x'], body: 'Body\n' });
    for (const odd of ['---\n- a\n---\n', '---\n"\n---\nx', '---\nnever ends']) {
      expect(readNoteFile(odd).body).toBe(odd);
    }
  });
});
