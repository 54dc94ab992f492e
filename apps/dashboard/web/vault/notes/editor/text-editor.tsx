import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type EditorCalls, setText, startEditor } from './start-editor.js';
import './text-editor.css';

interface TextEditorProps extends EditorCalls {
  readonly text: string;
}

/** Where the text of a note is written. */
export function TextEditor({ text, onChange, onSave, titles }: TextEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
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
    if (view.current) setText(view.current, text);
  }, [text]);
  return <div ref={frame} className="text-editor" />;
}
