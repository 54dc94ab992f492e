import type { Player } from './play.js';

const AUTOMATIC = -1;

/** Lets people choose how large the picture is; by itself it fits the connection. */
export function showQualities(player: Player, menu: HTMLSelectElement): void {
  const levels = player.levels.map(({ height }, level) => ({ height, level }));
  const sorted = levels.toSorted((one, other) => other.height - one.height);
  menu.replaceChildren(
    new Option('Auto', String(AUTOMATIC)),
    ...sorted.map(({ height, level }) => new Option(`${height}p`, String(level))),
  );
  menu.hidden = levels.length < 2;
  menu.addEventListener('change', () => {
    player.nextLevel = Number(menu.value);
  });
}
