import { Annotation, type Extension, Prec, Transaction } from '@codemirror/state';
import { type EditorView, keymap, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { UndoManager, type Text as SharedText, type YTextEvent } from 'yjs';
import { FROM_OUTSIDE } from '../editor/start-editor.js';
import type { LiveNote } from './live-note.js';
import { remoteCursors } from './remote-cursors.js';
import { changesOf, writeChanges } from './text-delta.js';

/** Marks what came from the shared text, so that it does not go there again. */
const shared = Annotation.define<true>();

/** Binds an editor to a shared text that it shows already. */
export function liveText({ text, awareness }: LiveNote): Extension {
  // Stands for this editor in the shared text, whose undoing is of what was written here.
  const own = Symbol('editor');
  const undoing = new UndoManager(text, { trackedOrigins: new Set([own]) });
  const undo = () => undoing.undo() !== null;
  const redo = () => undoing.redo() !== null;
  return [
    bound(text, own, () => undoing.destroy()),
    // After the text, in which its places are.
    remoteCursors(text, awareness),
    Prec.high(
      keymap.of([
        { key: 'Mod-z', run: undo, preventDefault: true },
        { key: 'Mod-y', mac: 'Mod-Shift-z', run: redo, preventDefault: true },
        { linux: 'Ctrl-Shift-z', run: redo, preventDefault: true },
      ]),
    ),
  ];
}

const bound = (text: SharedText, own: symbol, onEnd: () => void): Extension =>
  ViewPlugin.define((view: EditorView) => {
    const hear = ({ delta }: YTextEvent, { origin }: { readonly origin: unknown }) => {
      if (origin === own) return;
      view.dispatch({
        changes: [...changesOf(delta)],
        annotations: [shared.of(true), Transaction.addToHistory.of(false)],
        userEvent: FROM_OUTSIDE,
      });
    };
    text.observe(hear);
    return {
      update: ({ docChanged, transactions }: ViewUpdate) => {
        if (!docChanged || !text.doc) return;
        const typed = transactions.filter((one) => one.docChanged && !one.annotation(shared));
        if (typed.length === 0) return;
        text.doc.transact(() => {
          for (const { changes } of typed) writeChanges(text, changes);
        }, own);
      },
      destroy: () => {
        text.unobserve(hear);
        onEnd();
      },
    };
  });
