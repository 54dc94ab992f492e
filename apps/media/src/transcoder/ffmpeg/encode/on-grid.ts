import type { Fragment, OutputFile } from '../../chunk-task.js';

/**
 * Joins fragments that begin between moments of the grid to those before them: an encoder that sets
 * keyframes at one distance only sets one more where the last fragment of a file is a little longer.
 */
export function onGrid(output: OutputFile, startsTicks: readonly number[]): OutputFile {
  const fragments: Fragment[] = [];
  let at = output.startTicks;
  for (const fragment of output.fragments) {
    const last = fragments.at(-1);
    const isStart = startsTicks.some((start) => Math.abs(start - at) <= 1);
    if (isStart || !last) fragments.push(fragment);
    else fragments[fragments.length - 1] = joined(last, fragment);
    at += fragment.durationTicks;
  }
  return { ...output, fragments };
}

const joined = (one: Fragment, next: Fragment): Fragment => ({
  ...one,
  sizeBytes: one.sizeBytes + next.sizeBytes,
  durationTicks: one.durationTicks + next.durationTicks,
});
