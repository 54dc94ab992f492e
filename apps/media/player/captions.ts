import type HlsPlayer from 'hls.js';
import type { Player } from './play.js';
import { renewCues } from './renew-cues.js';

const OFF = -1;
/** Key that shows captions, and hides them again. */
const KEY = 'c';

/**
 * Lets people choose captions, with a menu and with a key. The browser shows them itself: their words
 * never become part of the page.
 */
export function showCaptions(
  player: Player,
  video: HTMLVideoElement,
  menu: HTMLSelectElement,
): void {
  let last = 0;
  // What is live gets a new player each time that it begins.
  const gone = new AbortController();
  const { signal } = gone;
  const choose = (track: number) => {
    if (track !== OFF) last = track;
    player.subtitleDisplay = true;
    player.subtitleTrack = track;
    menu.value = String(track);
  };
  const fill = () => {
    const tracks = player.subtitleTracks;
    menu.replaceChildren(
      new Option('Captions off', String(OFF)),
      ...tracks.map(({ name }, track) => new Option(name, String(track))),
    );
    menu.value = String(player.subtitleTrack);
    menu.hidden = tracks.length === 0;
  };
  const { Events } = player.constructor as typeof HlsPlayer;
  renewCues(video, signal);
  player.once(Events.DESTROYING, () => gone.abort());
  player.on(Events.SUBTITLE_TRACKS_UPDATED, fill);
  player.on(Events.SUBTITLE_TRACK_SWITCH, (_event, { id }) => {
    if (id !== OFF) last = id;
    menu.value = String(id);
  });
  menu.addEventListener('change', () => choose(Number(menu.value)), { signal });
  const toggle = (event: KeyboardEvent) => {
    const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !menu.hidden;
    if (event.key !== KEY || !isOurs || event.target instanceof HTMLSelectElement) return;
    choose(player.subtitleTrack === OFF ? last : OFF);
  };
  document.addEventListener('keydown', toggle, { signal });
  fill();
}
