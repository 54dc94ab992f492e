import { join } from 'node:path';
import { stopOrphan } from '@skydeck/embedded-postgres';
import { stopProcess } from '@skydeck/exec';
import type { ChildrenFile } from './children-file.js';
import { endEdgeFamily } from './edge-family.js';
import { StartFailed } from './start-failed.js';

/** Ends what a run that was killed left behind, so that ports and data are ours alone. */
export async function stopLeftovers(
  home: string,
  children: ChildrenFile,
  onProgress: (text: string) => void,
): Promise<void> {
  // Postgres knows its data folder, which tells more than any note of ours.
  const database = stopOrphan(join(home, 'postgres'), onProgress);
  const others = Object.entries(children.read())
    .filter(([name]) => name !== 'postgres')
    .map(async ([name, identity]) => {
      const stopped = await stopProcess(identity, [
        { signal: 'SIGTERM', waitMs: 3_000 },
        { signal: 'SIGKILL', waitMs: 2_000 },
      ]);
      if (stopped) return;
      throw new StartFailed(
        `The ${name} process ${identity.pid} of an earlier run does not end. ` +
          `Run "kill -9 ${identity.pid}" and start again.`,
      );
    });
  await Promise.all([database, ...others]);
  // An edge that lost a process has made it good, which no note of ours knows.
  await endEdgeFamily(home);
}
