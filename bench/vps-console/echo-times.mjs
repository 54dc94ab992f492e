/** Echoes come in a moment; what takes longer is lost. */
const LONGEST_MS = 5_000;

/**
 * Types one key at a time and measures how long its echo takes.
 * @param terminal `type` sends bytes, `onBytes` hears of what is shown
 * @param begins called before the first key that counts
 */
export async function echoTimes({ type, onBytes }, keys, begins) {
  let hear;
  onBytes((bytes) => hear?.(bytes));
  const shown = (isDone) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('No echo came.')), LONGEST_MS);
      let text = '';
      hear = (bytes) => {
        text += bytes.toString();
        if (!isDone(text)) return;
        clearTimeout(timer);
        resolve();
      };
    });
  const ready = shown((text) => text.includes('ready'));
  type('stty -icanon; PS1=; echo rea""dy; cat >/dev/null\r');
  await ready;
  // The terminal echoes; what is left of the line before must not count as one.
  const settled = shown((text) => text.includes('!'));
  type('!');
  await settled;
  const times = [];
  begins();
  for (let index = 0; index < keys; index++) {
    const echo = shown((text) => text.includes('k'));
    const startMs = performance.now();
    type('k');
    await echo;
    times.push(performance.now() - startMs);
  }
  return times;
}
