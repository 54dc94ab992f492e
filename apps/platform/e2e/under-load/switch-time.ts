import { Agent, request as httpRequest } from 'node:http';

const PROBES = 3;

interface Answer {
  readonly body: string;
  readonly beganMs: number;
  readonly endedMs: number;
}

/** How a switch from one release to the next looked from outside. */
export interface Switch {
  /** From the last answer of the old release to the first of the new one; below zero both answered. */
  readonly switchMs: number;
  /** How often there was an answer around that: the switch cannot be told more exactly. */
  readonly everyMs: number;
  /** Answers of the old release to requests that were begun after the new one had answered. */
  readonly late: number;
}

/** Asks without a pause on a few connections while something switches the release. */
export async function timeSwitch(
  port: number,
  host: string,
  act: () => Promise<unknown>,
): Promise<Switch> {
  const answers: Answer[] = [];
  const over = new AbortController();
  const probes = Array.from({ length: PROBES }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!over.signal.aborted) {
      const beganMs = performance.now();
      const body = await ask(port, host, agent);
      answers.push({ body, beganMs, endedMs: performance.now() });
    }
    agent.destroy();
  });
  await act().finally(() => over.abort());
  await Promise.all(probes);
  return between(answers);
}

function between(answers: readonly Answer[]): Switch {
  const old = answers[0]?.body;
  const lastOld = answers.findLast(({ body }) => body === old);
  const firstNew = answers.find(({ body }) => body !== old);
  if (!firstNew || !lastOld) throw new Error('The new release was never seen.');
  const around = answers.filter(({ endedMs }) => Math.abs(endedMs - firstNew.endedMs) < 100);
  return {
    switchMs: firstNew.endedMs - lastOld.endedMs,
    everyMs: 200 / around.length,
    late: answers.filter(({ body, beganMs }) => body === old && beganMs > firstNew.endedMs).length,
  };
}

function ask(port: number, host: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path: '/', headers: { host }, agent });
    request.once('error', reject);
    request.once('response', (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(body);
        else reject(new Error(`status ${response.statusCode}`));
      });
    });
    request.end();
  });
}
