/** Tells the benchmark what it asks for; ends when the benchmark does. */
export function answerBenchmark(url, answers = {}) {
  const all = {
    cpu: () => {
      const { user, system } = process.cpuUsage();
      return { cpuUs: user + system };
    },
    memory: () => {
      globalThis.gc?.();
      const { rss, heapUsed } = process.memoryUsage();
      return { rss, heapUsed, handles: process.getActiveResourcesInfo().length };
    },
    ...answers,
  };
  process.on('message', async (message) => process.send(await all[message.what](message)));
  process.on('disconnect', () => process.exit(0));
  process.send({ url });
}
