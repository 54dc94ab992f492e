import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import {
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  type StateCommand,
} from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** What an editor tells, and what it asks for. */
export interface EditorCalls {
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
  /** Titles of notes that begin with, or have, some words. */
  readonly titles: (words: string) => Promise<readonly string[]>;
}

/** What can be undone. */
const memory = new Compartment();

const style = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--busy)' },
  { tag: tags.monospace, fontFamily: 'var(--mantine-font-family-monospace)' },
  { tag: [tags.processingInstruction, tags.meta], color: 'var(--mantine-color-dimmed)' },
]);

/** Puts marks around what is selected, or takes them away. */
const marked =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const change = state.changeByRange(({ from, to }) => {
      const around = [from - mark.length, to + mark.length] as const;
      const isMarked =
        around[0] >= 0 &&
        state.sliceDoc(around[0], from) === mark &&
        state.sliceDoc(to, around[1]) === mark;
      if (isMarked) {
        return {
          changes: [
            { from: around[0], to: from },
            { from: to, to: around[1] },
          ],
          range: EditorSelection.range(around[0], to - mark.length),
        };
      }
      return {
        changes: [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
        range: EditorSelection.range(from + mark.length, to + mark.length),
      };
    });
    dispatch(state.update(change, { userEvent: 'input' }));
    return true;
  };

const linkSource =
  (titles: EditorCalls['titles']) =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    const typed = context.matchBefore(/\[\[[^[\]|\n]*/);
    if (!typed) return null;
    const found = await titles(typed.text.slice(2));
    const isClosed = context.state.sliceDoc(context.pos, context.pos + 2) === ']]';
    const options = found.map((title) => ({
      label: title,
      apply: isClosed ? title : `${title}]]`,
    }));
    return { from: typed.from + 2, options, filter: false };
  };

/** Starts an editor of Markdown in an element. */
export function startEditor(parent: HTMLElement, text: string, calls: EditorCalls): EditorView {
  const { onChange, onSave, titles } = calls;
  const save = () => {
    onSave();
    return true;
  };
  const state = EditorState.create({
    doc: text,
    extensions: [
      memory.of([history(), keymap.of(historyKeymap)]),
      // A line may end otherwise: what the text is to others, it is to the editor.
      EditorState.lineSeparator.of('\n'),
      EditorView.lineWrapping,
      markdownLanguage,
      syntaxHighlighting(style),
      autocompletion({ override: [linkSource(titles)], icons: false }),
      placeholder('Write. Markdown, [[links]] and - [ ] boxes work.'),
      keymap.of([
        { key: 'Mod-s', run: save, preventDefault: true },
        { key: 'Mod-b', run: marked('**') },
        { key: 'Mod-i', run: marked('*') },
        ...markdownKeymap,
        ...defaultKeymap,
      ]),
      EditorView.contentAttributes.of({
        'aria-label': 'Text',
        spellcheck: 'true',
        autocorrect: 'on',
        autocapitalize: 'sentences',
      }),
      EditorView.updateListener.of(({ docChanged, state: { doc }, transactions }) => {
        const isOwn = transactions.some((one) => one.isUserEvent(FROM_OUTSIDE));
        if (docChanged && !isOwn) onChange(doc.sliceString(0, doc.length, '\n'));
      }),
    ],
  });
  return new EditorView({ parent, state });
}

/** Marks changes that nobody typed here. */
export const FROM_OUTSIDE = 'outside';

/** Binds an editor to a text that others write too, whose undoing is another one. */
export function joinText(view: EditorView, text: string, bound: Extension): void {
  setText(view, text);
  view.dispatch({ effects: memory.reconfigure(bound) });
}

/** What an editor has. */
export const textOf = ({ state: { doc } }: EditorView): string =>
  doc.sliceString(0, doc.length, '\n');

/** Gives an editor another text; what stays the same keeps the cursor in it. */
export function setText(view: EditorView, text: string): void {
  const before = textOf(view);
  if (before === text) return;
  const most = Math.min(before.length, text.length);
  let from = 0;
  while (from < most && before[from] === text[from]) from += 1;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === text.at(-1 - same)) same += 1;
  const change = { from, to: before.length - same, insert: text.slice(from, text.length - same) };
  view.dispatch({ changes: change, userEvent: FROM_OUTSIDE });
}
