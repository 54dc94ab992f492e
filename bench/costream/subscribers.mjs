import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@skydeck/all-in-one/testing';
import { openPage } from './browser.mjs';
import { startBareJanus } from './bare-janus.mjs';
import { cpuSeconds } from './cpu-seconds.mjs';

const SIZE = { width: 640, height: 360 };
const BITRATE_BPS = 600_000;
const SETTLING_MS = 6_000;
/** Browsers report every ten seconds. */
const MEASURED_MS = 20_000;
const CORES = 2;

/**
 * Processor time of servers for each who watches a 360p camera: rooms as they are, and a Janus
 * that pages speak with themselves, in turns. The platform has other products, and a machine that
 * decodes pictures is slower at everything: what the platform uses while pages are with the other
 * Janus is what it uses anyway, and is taken off.
 */
export async function subscriberCosts(all, { watchers, rounds }) {
  const ours = [];
  const bare = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await ofRooms(all, watchers));
    bare.push(await ofBareJanus(all, watchers));
  }
  const other = sum(bare);
  const one = withoutOtherWork(sum(ours), other);
  console.log(`watchers               ${watchers} of ${SIZE.height}p, ${rounds} rounds in turns`);
  console.log(`rooms                  ${text(one, one.janusS + one.platformS)}`);
  console.log(`bare Janus             ${text(other, other.janusS)}`);
  const ratio = (one.janusS + one.platformS) / one.bits / (other.janusS / other.bits);
  console.log(`ratio for each bit     ${ratio.toFixed(2)} (goal ≤ 1.10)`);
  const share = (one.platformS / one.janusS) * 100;
  const msPerS = (seconds) => ((seconds / one.wallS) * 1000).toFixed(1);
  console.log(`platform beside Janus  ${share.toFixed(1)} % (goal ≤ 5 %):`);
  console.log(
    `                       ${msPerS(one.platformS)} ms a second beside ${msPerS(one.janusS)},`,
    `and ${msPerS(one.otherS)} of its other work`,
  );
}

/** Takes off what the platform does anyway, at the same load of the machine. */
function withoutOtherWork(ours, bare) {
  const otherS = (bare.platformS / bare.wallS) * ours.wallS;
  return { ...ours, platformS: Math.max(0, ours.platformS - otherS), otherS };
}

const sum = (rounds) =>
  rounds.reduce((total, round) =>
    Object.fromEntries(Object.keys(total).map((key) => [key, total[key] + round[key]])),
  );

function text({ wallS, watcherS, bits }, cpuS) {
  const each = cpuS / watcherS;
  const mbps = bits / wallS / 1_000_000;
  return [
    `${(each * 100).toFixed(2)} % of a core for each,`,
    `${mbps.toFixed(2)} Mbit/s sent,`,
    `${Math.floor(CORES / each)} of them on ${CORES} cores`,
  ].join(' ');
}

const platformSeconds = async (server) => (await server.ask('cpu')).cpuUs / 1_000_000;

async function ofRooms({ server, rooms, browser, pages }, watchers) {
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
    platformS: await platformSeconds(server),
  });
  const measured = await measure(audience, cpu, watchers);
  await audience.evaluate(() => call.leaveAll());
  await speaker.evaluate(() => call.leaveAll());
  await rooms.call('DELETE', `/rooms/${room}`);
  await Promise.all([speaker.close(), audience.close()]);
  return measured;
}

async function ofBareJanus({ server, browser, pages }, watchers) {
  const [port] = await freePorts(1);
  const janus = await startBareJanus(port, BITRATE_BPS);
  try {
    const [speaker, audience] = await twoPages(browser, pages, 'bare');
    await speaker.evaluate(([url, wanted]) => bare.publish(url, wanted), [janus.url, SIZE]);
    await audience.evaluate((url) => bare.connect(url), janus.url);
    for (let at = 0; at < watchers; at++) await audience.evaluate(() => bare.watch());
    const cpu = async () => ({
      janusS: cpuSeconds(janus.pid),
      platformS: await platformSeconds(server),
    });
    const measured = await measure(audience, cpu, watchers);
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

/** What servers use, and what the audience is sent, while a call is under way. */
async function measure(audience, cpu, watchers) {
  await sleep(SETTLING_MS);
  const received = () => audience.evaluate(() => packets.received());
  const [before, began] = [await cpu(), await received()];
  await sleep(MEASURED_MS);
  const [after, ended] = [await cpu(), await received()];
  const wallS = (ended.at - began.at) / 1000;
  return {
    janusS: after.janusS - before.janusS,
    platformS: after.platformS - before.platformS,
    wallS,
    watcherS: wallS * watchers,
    bits: (ended.bytes - began.bytes) * 8,
  };
}
