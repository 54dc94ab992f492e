/** What is told of a view: sums since it began. */
export interface ViewSums {
  startup_ms: number | null;
  watched_ms: number;
  rebuffers: number;
  rebuffer_ms: number;
  switches: number;
  errors: number;
  max_height: number;
}

/** Measures how a film plays. Seeking is no waiting: people asked for it. */
export function measureView(video: HTMLVideoElement): { read(): ViewSums; failed(): void } {
  const sums = { rebuffers: 0, switches: 0, errors: 0, max_height: 0 };
  let startupMs: number | null = null;
  let wantedAt: number | null = null;
  let [playedMs, waitedMs] = [0, 0];
  let playingSince: number | null = null;
  let waitingSince: number | null = null;
  let height = 0;

  const pass = () => {
    const now = performance.now();
    if (playingSince !== null) playedMs += now - playingSince;
    if (waitingSince !== null) waitedMs += now - waitingSince;
    playingSince = playingSince === null ? null : now;
    waitingSince = waitingSince === null ? null : now;
    return now;
  };
  const rest = () => {
    pass();
    [playingSince, waitingSince] = [null, null];
  };
  video.addEventListener('play', () => (wantedAt ??= performance.now()));
  video.addEventListener('playing', () => {
    const now = pass();
    wantedAt ??= now;
    startupMs ??= now - wantedAt;
    [playingSince, waitingSince] = [now, null];
  });
  video.addEventListener('waiting', () => {
    const now = pass();
    const isRebuffering = startupMs !== null && !video.seeking && playingSince !== null;
    if (isRebuffering) sums.rebuffers += 1;
    [playingSince, waitingSince] = [null, isRebuffering ? now : null];
  });
  for (const name of ['pause', 'ended', 'seeking', 'emptied']) video.addEventListener(name, rest);
  video.addEventListener('resize', () => {
    if (height !== 0 && video.videoHeight !== height) sums.switches += 1;
    height = video.videoHeight;
    sums.max_height = Math.max(sums.max_height, height);
  });
  return {
    read() {
      pass();
      return {
        ...sums,
        startup_ms: startupMs === null ? null : Math.round(startupMs),
        watched_ms: Math.round(playedMs),
        rebuffer_ms: Math.round(waitedMs),
      };
    },
    failed: () => void (sums.errors += 1),
  };
}
