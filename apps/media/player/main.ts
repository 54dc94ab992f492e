import { play } from './play.js';
import { showQualities } from './qualities.js';
import { tell } from './tell.js';

const video = document.querySelector('video');
const menu = document.querySelector('select');
const { src, hls } = document.body.dataset;

if (video && menu && src !== undefined && hls !== undefined) {
  await play(video, {
    src,
    library: hls,
    onFailure: tell,
    onSizes: (player) => showQualities(player, menu),
  });
}
