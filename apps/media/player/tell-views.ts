import { measureView } from './view-sums.js';

/** As often as the service counts on: see `beacon-pace.ts`. */
const EVERY_MS = 20_000;
/** Those who leave at once are counted as well. */
const FIRST_MS = 5000;

/** Tells the service how a film plays: few beacons, each with all that was before it. */
export function tellViews(video: HTMLVideoElement, url: string): { failed: () => void } {
  const view = measureView(video);
  let sequence = 0;
  let told = '';

  const send = (isOver = false) => {
    const sums = view.read();
    const isBegun = sums.startup_ms !== null || sums.errors > 0;
    const state = JSON.stringify([sums, isOver]);
    if (!isBegun || state === told) return;
    told = state;
    sequence += 1;
    // It is sent to its end when the page is left; whoever cannot send plays all the same.
    void fetch(url, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sequence, ...sums, is_over: isOver }),
    }).catch(() => undefined);
  };
  video.addEventListener('playing', () => window.setTimeout(send, FIRST_MS), { once: true });
  window.setInterval(() => !video.paused && send(), EVERY_MS);
  video.addEventListener('pause', () => send());
  video.addEventListener('ended', () => send(true));
  // A page that is hidden may never be seen again, and tells no more of it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send(true);
  });
  window.addEventListener('pagehide', () => send(true));
  return {
    failed: () => {
      view.failed();
      send();
    },
  };
}
