/**
 * Chromium shows no cue of a track that was switched off and on again, until its cues are added anew.
 * Watches what is switched on, by us and by the browser's own menu.
 */
export function renewCues({ textTracks }: HTMLVideoElement, signal: AbortSignal): void {
  let shown: TextTrack | undefined;
  const look = () => {
    const now = [...textTracks].find(({ mode }) => mode === 'showing');
    if (now !== shown) addAnew(now);
    shown = now;
  };
  textTracks.addEventListener('change', look, { signal });
}

function addAnew(track: TextTrack | undefined): void {
  // The list changes while cues are moved.
  for (const cue of Array.from(track?.cues ?? [])) {
    track?.removeCue(cue);
    track?.addCue(cue);
  }
}
