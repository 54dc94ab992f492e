import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@skydeck/all-in-one/testing';
import { openPage } from './browser.mjs';
import { startBareJanus } from './bare-janus.mjs';
import { cpuSeconds } from './cpu-seconds.mjs';

const SIZE = { width: 640, height: 360 };
const BITRATE_BPS = 600_000;
const SETTLING_MS = 6_000;
const MEASURED_MS = 8_000;
const CORES = 2;

/**
 * Processor time of servers for each who watches a 360p camera: rooms as they are, and a Janus
 * that pages speak with themselves, in turns.
 */
export async function subscriberCosts(all, { watchers, rounds }) {
  const ours = [];
  const bare = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await ofRooms(all, watchers));
    bare.push(await ofBareJanus(all, watchers));
  }
  const [one, other] = [sum(ours), sum(bare)];
  console.log(`watchers               ${watchers} of ${SIZE.height}p, ${rounds} rounds in turns`);
  console.log(`rooms                  ${text(one)}`);
  console.log(`bare Janus             ${text(other)}`);
  console.log(`ratio for each bit     ${(perBit(one) / perBit(other)).toFixed(2)} (goal ≤ 1.10)`);
  const share = (one.platformS / one.janusS) * 100;
  console.log(`platform beside Janus  ${share.toFixed(1)} % (goal ≤ 5 %)`);
}

const perBit = ({ cpuS, bits }) => cpuS / bits;

const sum = (rounds) =>
  rounds.reduce((total, round) =>
    Object.fromEntries(Object.keys(total).map((key) => [key, total[key] + round[key]])),
  );

function text({ cpuS, wallS, watcherS, bits }) {
  const each = cpuS / watcherS;
  const mbps = bits / wallS / 1_000_000;
  return [
    `${(each * 100).toFixed(2)} % of a core for each,`,
    `${mbps.toFixed(2)} Mbit/s sent,`,
    `${Math.floor(CORES / each)} of them on ${CORES} cores`,
  ].join(' ');
}

async function ofRooms({ server, rooms, browser, pages }, watchers) {
  const platformS = async () => (await server.ask('cpu')).cpuUs / 1_000_000;
  const idle = await idleShare(platformS);
  const room = await rooms.create({
    name: 'Watchers',
    bitrate_bps: BITRATE_BPS,
    max_participants: 500,
  });
  const [speaker, audience] = await twoPages(browser, pages, 'call');
  const host = await rooms.ticket(room, 'speaker', 'host');
  await speaker.evaluate(([ticket, size]) => call.publish(ticket, size), [host, SIZE]);
  const tickets = await Promise.all(
    Array.from({ length: watchers }, (_, at) => rooms.ticket(room, `viewer-${at}`, 'viewer')),
  );
  for (const ticket of tickets) await audience.evaluate((one) => call.watch(one), ticket);
  const { pid } = await server.ask('janus');
  const cpu = async () => ({
    janusS: cpuSeconds(pid),
    platformS: await platformS(),
  });
  const measured = await measure(audience, cpu, watchers, idle);
  await audience.evaluate(() => call.leaveAll());
  await speaker.evaluate(() => call.leaveAll());
  await rooms.call('DELETE', `/rooms/${room}`);
  await Promise.all([speaker.close(), audience.close()]);
  return measured;
}

async function ofBareJanus({ browser, pages }, watchers) {
  const [port] = await freePorts(1);
  const janus = await startBareJanus(port, BITRATE_BPS);
  try {
    const [speaker, audience] = await twoPages(browser, pages, 'bare');
    await speaker.evaluate(([url, wanted]) => bare.publish(url, wanted), [janus.url, SIZE]);
    await audience.evaluate((url) => bare.connect(url), janus.url);
    for (let at = 0; at < watchers; at++) await audience.evaluate(() => bare.watch());
    const cpu = async () => ({ janusS: cpuSeconds(janus.pid), platformS: 0 });
    const measured = await measure(audience, cpu, watchers, 0);
    await audience.evaluate(() => bare.leaveAll());
    await speaker.evaluate(() => bare.leaveAll());
    await Promise.all([speaker.close(), audience.close()]);
    return measured;
  } finally {
    await janus.stop();
  }
}

const twoPages = (browser, pages, name) =>
  Promise.all([openPage(browser, pages.url, name), openPage(browser, pages.url, name)]);

/** The part of a core that the platform uses when nobody is in a room: all of its other products. */
async function idleShare(platformS) {
  const [before, began] = [await platformS(), performance.now()];
  await sleep(MEASURED_MS);
  return ((await platformS()) - before) / ((performance.now() - began) / 1000);
}

/**
 * What servers use, and what the audience is sent, while a call is under way.
 * @param idle part of a core that the platform uses anyway
 */
async function measure(audience, cpu, watchers, idle) {
  await sleep(SETTLING_MS);
  const received = () => audience.evaluate(() => packets.received());
  const [before, began] = [await cpu(), await received()];
  await sleep(MEASURED_MS);
  const [after, ended] = [await cpu(), await received()];
  const wallS = (ended.at - began.at) / 1000;
  const janusS = after.janusS - before.janusS;
  const platformS = Math.max(0, after.platformS - before.platformS - idle * wallS);
  const bits = (ended.bytes - began.bytes) * 8;
  return { janusS, platformS, cpuS: janusS + platformS, wallS, watcherS: wallS * watchers, bits };
}
