import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';

const GIVE_UP_MS = 120_000;

/** Time from asking for ten replicas until ten answer. */
export async function scaleUp(target) {
  const started = performance.now();
  await call(target, 'POST', '/scale', { replicas: 10 });
  await until(target, '/scale', ({ running }) => running === 10);
  const tookMs = performance.now() - started;
  await call(target, 'POST', '/scale', { replicas: 1 });
  await until(target, '/scale', ({ running, replicas }) => running === 1 && replicas === 1);
  return tookMs;
}

/** Time that the first request to an app that sleeps takes. */
export async function fromZero(target, appUrl) {
  const policy = { enabled: true, min: 0, max: 2, in_flight: 100, idle_after_s: 5 };
  await call(target, 'PATCH', '/autoscaling', policy);
  await until(target, '/autoscaling', ({ state, running }) => state === 'asleep' && running === 0);
  const { host, port } = new URL(appUrl);
  const started = performance.now();
  const { statusCode, body } = await request(`http://127.0.0.1:${port}/`, { headers: { host } });
  await body.dump();
  if (statusCode !== 200) throw new Error(`The first request was answered with ${statusCode}.`);
  return performance.now() - started;
}

async function until(target, path, isSo) {
  const giveUp = Date.now() + GIVE_UP_MS;
  while (!isSo(await call(target, 'GET', path))) {
    if (Date.now() > giveUp) throw new Error(`${path} does not come about.`);
    await sleep(25);
  }
}

async function call({ stack, token }, method, path, body) {
  const url = `${stack.endpoints.base_url}/projects/bench/apps/sample${path}`;
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer.error)}`);
  return answer.data;
}
