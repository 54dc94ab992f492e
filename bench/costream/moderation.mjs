import { openPage } from './browser.mjs';
import { percentile } from '../events/percentile.mjs';

const ROUNDS = 8;
const QUIET_MS = 400;
const GOAL_MS = 300;

/** From a request until another page notices, and until no packet comes any more. */
export async function moderationTimes({ rooms, browser, pages }) {
  const room = await rooms.create({ name: 'Moderation' });
  const times = { muteSeen: [], muteQuiet: [], removeSeen: [], removeQuiet: [] };
  const viewer = await openPage(browser, pages.url, 'call');
  const watching = viewer.evaluate(
    (one) => call.watch(one),
    await rooms.ticket(room, 'viewer', 'viewer'),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const who = `speaker-${round}`;
    const page = await openPage(browser, pages.url, 'call');
    const ticket = await rooms.ticket(room, who, 'speaker');
    await page.evaluate((one) => call.publish(one, { width: 640, height: 360 }), ticket);
    if (round === 0) await watching;
    await flows(viewer);
    const path = `/rooms/${room}/participants/${who}`;
    const mute = (muted) => rooms.call('POST', `${path}/mute`, { source: 'camera', muted });
    const muted = await effect(viewer, () => mute(true), { what: 'moderator', who });
    times.muteSeen.push(muted.seenMs);
    times.muteQuiet.push(muted.quietMs);
    await mute(false);
    await flows(viewer);
    const removed = await effect(viewer, () => rooms.call('DELETE', path), { what: 'left', who });
    times.removeSeen.push(removed.seenMs);
    times.removeQuiet.push(removed.quietMs);
    await page.close();
  }
  await viewer.close();
  console.log(`mute, seen by others   ${text(times.muteSeen)} (goal ≤ ${GOAL_MS})`);
  console.log(`mute, last packet      ${text(times.muteQuiet)} (goal ≤ ${GOAL_MS})`);
  console.log(`remove, seen by others ${text(times.removeSeen)} (goal ≤ ${GOAL_MS})`);
  console.log(`remove, last packet    ${text(times.removeQuiet)} (goal ≤ ${GOAL_MS})`);
}

/** Waits until packets of video come in. */
async function flows(page) {
  const { packets: before } = await page.evaluate(() => packets.received());
  await page.waitForFunction(
    async (least) => (await packets.received()).packets > least + 20,
    before,
    { polling: 100 },
  );
}

async function effect(page, ask, { what, who }) {
  const began = Date.now();
  const last = page.evaluate((quietMs) => packets.lastPacket(quietMs), QUIET_MS);
  await ask();
  const seen = await page.waitForFunction(
    (wanted) =>
      call.seen.find(
        (one) => one.what === wanted.what && one.who === wanted.who && one.at > wanted.began,
      )?.at,
    { what, who, began },
  );
  return { seenMs: (await seen.jsonValue()) - began, quietMs: Math.max(0, (await last) - began) };
}

const text = (times) => `median ${percentile(times, 0.5)} ms, 95 % ${percentile(times, 0.95)} ms`;
