import { appendFileSync } from 'node:fs';
import path from 'node:path';

// Loaded into each process before its program: a signal makes it tidy up and write down what is left.
process.on('SIGUSR2', () => {
  globalThis.gc();
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  const handles = process.getActiveResourcesInfo().length;
  const line = JSON.stringify({ rss, heapUsed, external, arrayBuffers, handles });
  appendFileSync(path.join(process.env.SOAK_FOLDER, `${process.pid}.jsonl`), `${line}\n`);
});
