import type { DraftState } from './draft-state.js';

const WORDS: Readonly<Record<DraftState['status'], readonly [string, string]>> = {
  saved: ['Saved', 'good'],
  edited: ['Edited', 'idle'],
  saving: ['Saving…', 'busy'],
  failed: ['Not saved', 'bad'],
  conflict: ['Changed elsewhere', 'warn'],
};

/** Whether what is typed is safe. */
export function DraftStatus({ status }: Pick<DraftState, 'status'>) {
  const [words, tone] = WORDS[status];
  return (
    <span className="status" data-tone={tone} role="status">
      {words}
    </span>
  );
}
