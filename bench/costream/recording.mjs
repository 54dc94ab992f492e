import { setTimeout as sleep } from 'node:timers/promises';
import { openPage } from './browser.mjs';

const LENGTH_MS = 20_000;
const POLL_MS = 50;
const LONGEST_MS = 120_000;

/** How long a recording of two people takes to be ready when it ends, beside its length. */
export async function recordingTime({ rooms, browser, pages }) {
  const room = await rooms.create({ name: 'Recorded' });
  for (const who of ['ada', 'grace']) {
    const page = await openPage(browser, pages.url, 'call');
    const ticket = await rooms.ticket(room, who, 'speaker');
    await page.evaluate((one) => call.publish(one, { width: 640, height: 360 }), ticket);
  }
  const { data } = await rooms.call('POST', `/rooms/${room}/recordings`, { layout: 'grid' });
  await sleep(LENGTH_MS);
  const began = performance.now();
  await rooms.call('POST', `/recordings/${data.id}/stop`);
  const recording = await ready(rooms, data.id, began);
  const tookMs = performance.now() - began;
  const { duration_s: lengthS } = recording;
  const tookS = tookMs / 1000;
  console.log(`recording of two       ${lengthS.toFixed(1)} s`);
  console.log(
    `ready after            ${tookS.toFixed(1)} s, ${(tookS / lengthS).toFixed(2)} of its length (goal ≤ 0.5)`,
  );
  await rooms.call('DELETE', `/rooms/${room}`);
}

async function ready(rooms, id, began) {
  while (performance.now() - began < LONGEST_MS) {
    const { data } = await rooms.call('GET', `/recordings/${id}`);
    if (data.status === 'ready') return data;
    if (data.status === 'failed') throw new Error(`The recording failed: ${JSON.stringify(data)}`);
    await sleep(POLL_MS);
  }
  throw new Error('The recording is not ready.');
}
