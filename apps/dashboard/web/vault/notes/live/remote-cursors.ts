import { Annotation, type Extension, type Range } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import type { Awareness } from 'y-protocols/awareness';
import {
  createAbsolutePositionFromRelativePosition,
  createRelativePositionFromJSON,
  createRelativePositionFromTypeIndex,
  type Text as SharedText,
} from 'yjs';
import { type Person, personOf } from './people.js';

const moved = Annotation.define<true>();

/** Where somebody else's cursor stands. */
class Cursor extends WidgetType {
  constructor(private readonly person: Person) {
    super();
  }

  override eq({ person }: Cursor): boolean {
    const { id, name, tone } = this.person;
    return person.id === id && person.name === name && person.tone === tone;
  }

  toDOM(): HTMLElement {
    const cursor = document.createElement('span');
    cursor.className = 'other-cursor';
    cursor.dataset['tone'] = String(this.person.tone);
    cursor.setAttribute('aria-hidden', 'true');
    const label = document.createElement('span');
    label.textContent = this.person.name;
    cursor.append(label);
    return cursor;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** Tells others where my cursor is, and shows where theirs are. */
export const remoteCursors = (text: SharedText, awareness: Awareness): Extension =>
  ViewPlugin.define(
    (view: EditorView) => {
      const others = { shown: cursorsIn(view, text, awareness) };
      const hear = ({
        added,
        updated,
        removed,
      }: Record<'added' | 'updated' | 'removed', number[]>) => {
        const isOther = [...added, ...updated, ...removed].some((id) => id !== awareness.clientID);
        if (isOther) view.dispatch({ annotations: moved.of(true) });
      };
      awareness.on('change', hear);
      return {
        get shown() {
          return others.shown;
        },
        update: (update: ViewUpdate) => {
          tellOwn(update, text, awareness);
          const isMoved = update.transactions.some((one) => one.annotation(moved));
          if (isMoved || update.docChanged) others.shown = cursorsIn(view, text, awareness);
        },
        destroy: () => awareness.off('change', hear),
      };
    },
    { decorations: ({ shown }) => shown },
  );

function tellOwn(update: ViewUpdate, text: SharedText, awareness: Awareness): void {
  const { selectionSet, docChanged, focusChanged, view, state } = update;
  if (!selectionSet && !docChanged && !focusChanged) return;
  if (awareness.getLocalState() === null) return;
  const { anchor, head } = state.selection.main;
  const placeOf = (at: number) => createRelativePositionFromTypeIndex(text, at);
  const cursor = view.hasFocus ? { anchor: placeOf(anchor), head: placeOf(head) } : null;
  awareness.setLocalStateField('cursor', cursor);
}

function cursorsIn({ state }: EditorView, text: SharedText, awareness: Awareness): DecorationSet {
  const ranges: Range<Decoration>[] = [];
  for (const [id, told] of awareness.getStates()) {
    const cursor = id === awareness.clientID ? undefined : told['cursor'];
    const anchor = placeIn(text, cursor?.anchor, state.doc.length);
    const head = placeIn(text, cursor?.head, state.doc.length);
    if (anchor === null || head === null) continue;
    const person = personOf(awareness, id);
    const widget = Decoration.widget({ widget: new Cursor(person), side: head < anchor ? -1 : 1 });
    ranges.push(widget.range(head));
    if (anchor === head) continue;
    const chosen = Decoration.mark({
      class: 'other-selection',
      attributes: { 'data-tone': String(person.tone) },
    });
    ranges.push(chosen.range(Math.min(anchor, head), Math.max(anchor, head)));
  }
  return Decoration.set(ranges, true);
}

/** Where a place that somebody told is by now; null when it is nowhere. */
function placeIn(text: SharedText, told: unknown, end: number): number | null {
  if (typeof told !== 'object' || told === null || !text.doc) return null;
  try {
    const place = createRelativePositionFromJSON(told);
    const found = createAbsolutePositionFromRelativePosition(place, text.doc);
    return found?.type === text ? Math.min(found.index, end) : null;
  } catch {
    // Anybody may tell anything.
    return null;
  }
}
