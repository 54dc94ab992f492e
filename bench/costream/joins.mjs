import { percentile } from '../events/percentile.mjs';
import { openPage } from './browser.mjs';

const ROOMS = 100;
const JOINS = 20;

/** How long it takes to make a room. */
export async function roomTimes(rooms) {
  const times = [];
  for (let made = 0; made < ROOMS; made++) {
    const began = performance.now();
    await rooms.create({ name: `Room ${made}` });
    times.push(performance.now() - began);
  }
  console.log(`room made              ${median(times)} (goal ≤ 30 ms)`);
}

/** From the token to the first picture of somebody else, each time in a page that is new. */
export async function joinTimes({ rooms, browser, pages }) {
  const room = await rooms.create({ name: 'Joins' });
  const speaker = await openPage(browser, pages.url, 'call');
  await speaker.evaluate(
    (ticket) => call.publish(ticket, { width: 640, height: 360 }),
    await rooms.ticket(room, 'speaker', 'host'),
  );
  const times = [];
  for (let joined = 0; joined < JOINS; joined++) {
    const page = await openPage(browser, pages.url, 'call');
    const ticket = await rooms.ticket(room, `viewer-${joined}`, 'viewer');
    times.push(await page.evaluate((one) => call.watch(one), ticket));
    await page.evaluate(() => call.leaveAll());
    await page.close();
  }
  console.log(`token to picture       ${median(times)}`);
  return { room, speaker };
}

const median = (times) =>
  `median ${percentile(times, 0.5)} ms, 95 % ${percentile(times, 0.95)} ms of ${times.length}`;
