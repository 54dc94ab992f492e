import { levelNames } from './level-names.js';
import type { Player } from './play.js';

const AUTOMATIC = -1;

/**
 * Lets people choose how large the picture is; by itself it fits the connection. What is chosen
 * before anything is buffered waits for that: hls.js 1.7 calls off the first segment and, by mistake,
 * the one in its place with it, and then waits for ever.
 */
export function showQualities(
  player: Player,
  menu: HTMLSelectElement,
  isBuffered: Promise<void>,
): void {
  const names = levelNames(player.levels);
  const levels = player.levels.map(({ height }, level) => ({ height, level }));
  const sorted = levels.toSorted((one, other) => other.height - one.height);
  menu.replaceChildren(
    new Option('Auto', String(AUTOMATIC)),
    ...sorted.map(({ level }) => new Option(names[level] ?? '', String(level))),
  );
  menu.hidden = levels.length < 2;
  menu.addEventListener('change', async () => {
    await isBuffered;
    player.nextLevel = Number(menu.value);
  });
}
