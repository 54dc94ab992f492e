import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { JoinedNote } from '../live/use-live-note.js';
import { liveText } from '../live/live-text.js';
import { writeLate } from '../live/text-delta.js';
import { type EditorCalls, joinText, setText, startEditor, textOf } from './start-editor.js';
import './text-editor.css';

interface TextEditorProps extends EditorCalls {
  readonly text: string;
  /** With it, the text is the one that all share. */
  readonly live?: JoinedNote | undefined;
}

/** Where the text of a note is written. */
export function TextEditor({ text, live, onChange, onSave, titles }: TextEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** What there was when the editor began. */
  const first = useRef(live);
  const change = useEffectEvent(onChange);
  const save = useEffectEvent(onSave);
  const ask = useEffectEvent(titles);
  const start = useEffectEvent((parent: HTMLElement) =>
    startEditor(parent, text, {
      onChange: (written) => change(written),
      onSave: () => save(),
      titles: (words) => ask(words),
    }),
  );
  useEffect(() => {
    const started = start(frame.current!);
    view.current = started;
    return () => started.destroy();
  }, []);
  useEffect(() => {
    if (view.current && !live) setText(view.current, text);
  }, [text, live]);
  useEffect(() => {
    if (!view.current || !live) return;
    const { text: shared } = live.note;
    if (live !== first.current) writeLate(shared, live.drafted, textOf(view.current));
    joinText(view.current, shared.toJSON(), liveText(live.note));
  }, [live]);
  return <div ref={frame} className="text-editor" />;
}
