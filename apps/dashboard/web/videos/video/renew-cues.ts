/**
 * Chromium shows no cue of a track that was switched off and on again, until its cues are added anew.
 * Gives what ends it.
 */
export function renewCues({ textTracks }: HTMLVideoElement): () => void {
  let shown: TextTrack | undefined;
  const look = () => {
    const now = Array.from(textTracks).find(({ mode }) => mode === 'showing');
    const isNew = now !== shown;
    shown = now;
    if (!isNew) return;
    // The list changes while cues are moved.
    for (const cue of Array.from(now?.cues ?? [])) {
      now?.removeCue(cue);
      now?.addCue(cue);
    }
  };
  textTracks.addEventListener('change', look);
  return () => textTracks.removeEventListener('change', look);
}
