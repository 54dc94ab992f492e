import type { Cue } from './cue.js';

/** Cues that fit a film, and what had to be changed for it. */
export interface FittedCues {
  readonly cues: readonly Cue[];
  /** A sentence for the owner; null when nothing was changed. */
  readonly note: string | null;
}

/** Cuts what would be shown after the end of the film. */
export function fitCues(cues: readonly Cue[], durationMs: number): FittedCues {
  const inside = cues.filter(({ startMs }) => startMs < durationMs);
  const late = cues.length - inside.length;
  const cut = inside.filter(({ endMs }) => endMs > durationMs).length;
  const fitted = inside.map(({ startMs, endMs, settings, text }): Cue => {
    return { startMs, endMs: Math.min(endMs, durationMs), settings, text };
  });
  const notes = [
    ...(late > 0
      ? [`${late} of ${cues.length} cues begin after the end of the film: left out.`]
      : []),
    ...(cut > 0 ? [`${cut} of ${cues.length} cues were shortened to end with the film.`] : []),
  ];
  return { cues: fitted, note: notes.length === 0 ? null : notes.join(' ') };
}
