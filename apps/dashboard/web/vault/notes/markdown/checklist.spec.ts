import { boxesOf, boxFinder, withTick } from './checklist.js';

const LIST = `# Shop
- [ ] Milk
* [x] Bread \`[ ] not this\`
  1. [X] Rye
\`\`\`
- [ ] code
\`\`\`
> - [ ] Milk\r
- [] nothing`;

describe('boxes of a text', () => {
  it('are counted as the service counts them', () => {
    expect(boxesOf(LIST).map(({ index, text, isChecked }) => [index, text, isChecked])).toEqual([
      [0, 'Milk', false],
      [1, 'Bread `[ ] not this`', true],
      [2, 'Rye', true],
      [3, 'Milk', false],
    ]);
  });

  it('change by one character', () => {
    for (const box of boxesOf(LIST)) {
      const text = withTick(LIST, box, !box.isChecked);
      expect(text).toHaveLength(LIST.length);
      expect(boxesOf(text)[box.index]).toEqual({ ...box, isChecked: !box.isChecked });
    }
  });

  it('are found in their order, also when two say the same', () => {
    const find = boxFinder(boxesOf(LIST));
    expect([find('Milk')?.index, find('Other'), find('Milk\nmore')?.index]).toEqual([
      0,
      undefined,
      3,
    ]);
  });
});
