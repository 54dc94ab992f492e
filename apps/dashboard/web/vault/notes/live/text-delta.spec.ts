import { EditorState } from '@codemirror/state';
import { Doc } from 'yjs';
import { changesOf, replaceText, writeChanges, writeLate } from './text-delta.js';

/** A shared text, and an editor's state that shows it. */
function shown(words: string) {
  const text = new Doc().getText('body');
  text.insert(0, words);
  // As the editor does: what is a line to it must be no other number of characters.
  const state = EditorState.create({ doc: words, extensions: EditorState.lineSeparator.of('\n') });
  return { text, state };
}

describe('a text that is shared and shown', () => {
  it.each([
    [
      'One\nTwo\nThree',
      [
        { from: 0, to: 3, insert: '1' },
        { from: 8, insert: 'x\ny' },
      ],
    ],
    ['a\r\nb\rc', [{ from: 3, to: 4, insert: 'B' }]],
    ['', [{ from: 0, insert: '😀' }]],
    ['abc', [{ from: 0, to: 3 }]],
  ])('is the same after somebody types in the editor: %j', (words, changes) => {
    const { text, state } = shown(words);
    const typed = state.update({ changes });
    text.doc!.transact(() => writeChanges(text, typed.changes));
    expect(text.toJSON()).toBe(typed.newDoc.sliceString(0, typed.newDoc.length, '\n'));
  });

  it.each(['Zero\nOne\nTwo', 'One', '', 'One\nand\nTwo\r\n😀'])(
    'is the same after somebody else makes it %j',
    (wanted) => {
      const { text, state } = shown('One\nTwo');
      let told = state;
      text.observe(({ delta }) => {
        told = told.update({ changes: [...changesOf(delta)] }).state;
      });
      text.doc!.transact(() => replaceText(text, wanted));
      expect(told.doc.toString()).toBe(wanted);
    },
  );

  it('is the same after several changes at once by somebody else', () => {
    const { text, state } = shown('One two three');
    let told = state;
    text.observe(({ delta }) => {
      told = told.update({ changes: [...changesOf(delta)] }).state;
    });
    text.doc!.transact(() => {
      text.insert(0, 'Zero ');
      text.delete(9, 4);
      text.insert(text.length, ' four');
    });
    expect(told.doc.toString()).toBe(text.toJSON());
  });

  it.each([
    ['', '', 'typed', 'typed'],
    ['One Two', 'One Two', 'One and Two', 'One and Two'],
    ['One Two', 'Zero One Two', 'One Two Three', 'Zero One Two Three'],
    ['One Two', 'Zero One Two', 'One Two', 'Zero One Two'],
    ['a\r\nb', 'a\r\nb', 'a\r\nb\n', 'a\r\nb\n'],
  ])('keeps what was typed while it was joined: %j, %j, %j', (drafted, shared, typed, wanted) => {
    const { text } = shown(shared);
    writeLate(text, drafted, typed);
    expect(text.toJSON()).toBe(wanted);
  });
});
