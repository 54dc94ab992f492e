import type HlsPlayer from 'hls.js';
import type { ErrorData, Events } from 'hls.js';
import { firstPicture } from './first-picture.js';

export type Player = HlsPlayer;

interface Wanted {
  readonly src: string;
  /** Address of hls.js as a module. */
  readonly library: string;
  /** Whether it is broadcast now. */
  readonly isLive: boolean;
  /** Told in words that people understand. */
  readonly onFailure: (text: string) => void;
  /** Told once it is known in which sizes it can be played, and when something is buffered. */
  readonly onSizes: (player: Player, isBuffered: Promise<void>) => void;
}

const MOST_RECOVERIES = 3;

/** Plays a stream; with hls.js wherever the browser lets it, and otherwise by itself. */
export async function play(video: HTMLVideoElement, wanted: Wanted): Promise<void> {
  const { src, library, isLive, onFailure, onSizes } = wanted;
  const { default: Hls } = (await import(library)) as { default: typeof HlsPlayer };
  if (!Hls.isSupported()) {
    video.src = src;
    video.addEventListener('error', () => onFailure('This cannot be played here.'));
    return;
  }
  const player = new Hls({
    capLevelToPlayerSize: true,
    maxBufferLength: 30,
    // Who fell behind a live stream catches up.
    maxLiveSyncPlaybackRate: 1.5,
  });
  let recoveries = 0;
  player.on(Hls.Events.ERROR, (_event: Events.ERROR, data: ErrorData) => {
    if (!data.fatal) return;
    recoveries += 1;
    if (data.type === Hls.ErrorTypes.MEDIA_ERROR && recoveries <= MOST_RECOVERIES) {
      player.recoverMediaError();
    } else {
      player.destroy();
      onFailure(isLive ? liveWordsOf(data.response?.code) : wordsOf(data.response?.code));
    }
  });
  const isBuffered = firstPicture(player, Hls.Events.FRAG_BUFFERED);
  player.on(Hls.Events.MANIFEST_PARSED, () => onSizes(player, isBuffered));
  player.loadSource(src);
  player.attachMedia(video);
}

function liveWordsOf(status: number | undefined): string {
  if (status === 401 || status === 403) return wordsOf(status);
  return 'Nobody is broadcasting now. It begins here by itself.';
}

function wordsOf(status: number | undefined): string {
  if (status === 401 || status === 403) return 'You may not play this here, or no longer.';
  if (status === 404) return 'There is nothing to play.';
  if (status === 409) return 'This is still being made ready. Try again in a moment.';
  return 'The connection was lost. Reload the page to try again.';
}
