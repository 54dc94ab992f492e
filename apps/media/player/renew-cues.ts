/**
 * Chromium shows no cue of a track that was switched off and on again, until its cues are added anew.
 * Watches what is switched on, by us and by the browser's own menu: one event may stand for off and
 * on, so that it does not tell which track is new.
 */
export function renewCues({ textTracks }: HTMLVideoElement, signal: AbortSignal): void {
  const look = () => addAnew([...textTracks].find(({ mode }) => mode === 'showing'));
  textTracks.addEventListener('change', look, { signal });
}

function addAnew(track: TextTrack | undefined): void {
  // The list changes while cues are moved.
  for (const cue of Array.from(track?.cues ?? [])) {
    track?.removeCue(cue);
    track?.addCue(cue);
  }
}
