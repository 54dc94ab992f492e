import { joplinNotes } from './joplin.js';
import { readNoteFile } from './front-matter.js';

const one = 'a'.repeat(32);
const [book, tag] = ['b'.repeat(32), 'c'.repeat(32)];
const file = (text: string) => ({ name: 'x.md', text });

describe('files of notes', () => {
  it('are read as Joplin writes them', () => {
    const notes = joplinNotes([
      file(
        `Plan\n\nFirst\nnote: text\n\nid: ${one}\nparent_id: ${book}\ncreated_time: 2024-05-01T10:00:00.000Z\ntype_: 1`,
      ),
      file(`Garden\n\nid: ${book}\ntype_: 2`),
      file(`spring\n\nid: ${tag}\ntype_: 5`),
      file(`id: ${'d'.repeat(32)}\nnote_id: ${one}\ntag_id: ${tag}\ntype_: 6`),
    ]);
    expect(notes).toEqual([
      {
        id: one,
        title: 'Plan',
        body: 'First\nnote: text',
        tags: ['Garden', 'spring'],
        createdAt: new Date('2024-05-01T10:00:00Z'),
      },
    ]);
    expect(joplinNotes([file('# Just Markdown')])).toBeNull();
  });

  it('say of themselves what they are, or else are only text', () => {
    const text = '---\ntitle: A\ntags: [x, 1]\ncreated: 2024-05-01T10:00:00Z\n---\nBody\n';
    expect(readNoteFile(text)).toMatchObject({ title: 'A', tags: ['x'], body: 'Body\n' });
    for (const odd of ['---\n- a\n---\n', '---\n"\n---\nx', '---\nnever ends']) {
      expect(readNoteFile(odd).body).toBe(odd);
    }
  });
});
