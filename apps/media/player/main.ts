import { keepLive } from './keep-live.js';
import { showCaptions } from './captions.js';
import { speakWithFrame } from './in-frame.js';
import { play } from './play.js';
import { showQualities } from './qualities.js';
import { tell } from './tell.js';
import { tellViews } from './tell-views.js';

const video = document.querySelector('video');
const menu = document.querySelector('select');
const captions = document.querySelector<HTMLSelectElement>('#captions');
const { src, hls, view, live } = document.body.dataset;

if (video && menu && src !== undefined && hls !== undefined && view !== undefined) {
  const views = tellViews(video, view);
  const isLive = live !== undefined;
  const start = (onFailure: (text: string) => void) =>
    play(video, {
      src,
      library: hls,
      isLive,
      onFailure,
      onSizes: (player, isBuffered) => {
        showQualities(player, menu, isBuffered);
        if (captions) showCaptions(player, video, captions);
      },
    });
  const failed = (text: string): void => {
    views.failed();
    tell(text);
  };
  speakWithFrame(video);
  await (isLive ? keepLive(video, start, tell) : start(failed));
}
