import type { CommandContext } from '../context/command-context.js';

const mib = (bytes: number) => Math.ceil(bytes / 2 ** 20);

/** A line for every tenth. */
export function sentProgress(context: CommandContext, sizeBytes: number): (sent: number) => void {
  let told = -1;
  return (sent) => {
    const tenth = Math.floor((sent / sizeBytes) * 10);
    if (tenth <= told) return;
    told = tenth;
    context.progress(`${tenth * 10} % of ${mib(sizeBytes)} MiB, ${mib(sent)} sent`);
  };
}
