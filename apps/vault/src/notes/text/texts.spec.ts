import { checklistOf, withTick } from './checklist.js';
import { linksOf } from './links.js';

const LIST = `# Shop
- [ ] Milk
* [x] Bread \`[ ] not this\`
  1. [X] Rye
> - [ ] quoted
\`\`\`
- [ ] code
\`\`\`
- [] nothing
- [ ]
~~~md
[[Nowhere]]
~~~
See [[ Garden ]], [[garden|the beds]], \`[[Code]]\` and [it](note:nte_01k9v3aaaaaaaaaaaaaaaaaaaa).`;

describe('texts of notes', () => {
  it('have boxes, but none in code', () => {
    expect(checklistOf(LIST).map(({ text, isChecked }) => [text, isChecked])).toEqual([
      ['Milk', false],
      ['Bread `[ ] not this`', true],
      ['Rye', true],
      ['quoted', false],
    ]);
  });

  it('change by one character when a box is ticked', () => {
    for (const item of checklistOf(LIST)) {
      const text = withTick(LIST, item, !item.isChecked);
      expect(text).toHaveLength(LIST.length);
      const same = checklistOf(text).find(({ index }) => index === item.index);
      expect(same).toEqual({ ...item, isChecked: !item.isChecked });
    }
  });

  it('have lines that end as Windows ends them', () => {
    const [item] = checklistOf('- [ ] Milk\r\n- [ ] Eggs\r\n');
    expect(item?.text).toBe('Milk');
    expect(withTick('- [ ] Milk\r\n', item as never, true)).toBe('- [x] Milk\r\n');
  });

  it('link by title and by id, each once', () => {
    expect(linksOf(LIST)).toEqual([
      { noteId: null, text: 'Garden' },
      { noteId: 'nte_01k9v3aaaaaaaaaaaaaaaaaaaa', text: 'nte_01k9v3aaaaaaaaaaaaaaaaaaaa' },
    ]);
  });

  it.each(['[', '[[a', '`', '- [ ] ', '](', '> ', '``a'])(
    'are read in one pass: many %j',
    (part) => {
      const text = part.repeat(200_000 / part.length);
      expect(linksOf(text)).toEqual([]);
      expect(checklistOf(text).length).toBeLessThan(2);
    },
  );
});
