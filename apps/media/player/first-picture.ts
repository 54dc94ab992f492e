import type { Events, FragBufferedData } from 'hls.js';
import type { Player } from './play.js';

/** Fulfilled once something of the picture is buffered. */
export function firstPicture(player: Player, buffered: Events.FRAG_BUFFERED): Promise<void> {
  return new Promise((resolve) => {
    player.on(buffered, function look(_event: Events.FRAG_BUFFERED, { frag }: FragBufferedData) {
      const type: string = frag.type;
      if (type !== 'main') return;
      player.off(buffered, look);
      resolve();
    });
  });
}
