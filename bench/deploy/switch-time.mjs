import { Client } from 'undici';

const PROBES = 2;
const TURNS = 5;

/**
 * How long a switch takes for visitors: from the last answer of the old release to the first of
 * the new one. Below zero, both were answering for so long.
 */
export async function switchTimes(appUrl, change) {
  const times = [];
  for (let turn = 0; turn < TURNS; turn++) times.push(await oneSwitch(new URL(appUrl), change));
  return times;
}

async function oneSwitch({ host, port }, change) {
  const answers = [];
  const over = new AbortController();
  const probes = Array.from({ length: PROBES }, async () => {
    const client = new Client(`http://127.0.0.1:${port}`);
    while (!over.signal.aborted) {
      const { body } = await client.request({ path: '/', method: 'GET', headers: { host } });
      const { greeting } = await body.json();
      answers.push({ greeting, atMs: performance.now() });
      // Between requests the deployment gets its turn.
      await new Promise(setImmediate);
    }
    await client.close();
  });
  await change().finally(() => over.abort());
  await Promise.all(probes);
  return between(answers);
}

function between(answers) {
  const old = answers[0].greeting;
  const lastOld = answers.findLast(({ greeting }) => greeting === old);
  const firstNew = answers.find(({ greeting }) => greeting !== old);
  if (firstNew === undefined) throw new Error('The new release was never seen.');
  const around = answers.filter(({ atMs }) => Math.abs(atMs - firstNew.atMs) < 250);
  const everyMs = 500 / around.length;
  return { switchMs: firstNew.atMs - lastOld.atMs, everyMs };
}
