import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { EngineUnderTest } from '../apps/media/dist/live/engine/fixtures/engine-under-test.js';
import { LiveServer } from '../apps/media/dist/live/engine/fixtures/live-server.js';
import { publish } from '../apps/media/dist/live/engine/fixtures/publish.js';

const GOAL_MS = 2_000;
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** Players find their distance first. */
const SETTLING_MS = 8_000;
const TICKS_PER_S = 100;

/**
 * Time from the arrival of a picture over RTMP until hls.js shows it in Chromium, on one machine.
 * `npm run bench -- media-live 20 1280x720`: twenty seconds of 720p.
 */
export async function run([seconds = '20', size = '1280x720'] = []) {
  const live = await EngineUnderTest.start();
  const server = await LiveServer.start(live.engine, 'one');
  const args = ['--headless', '--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: CHROMIUM, args });
  const publisher = publish(live.port, 'key-of-one', { size, seconds: Number(seconds) });
  try {
    while (live.engine.master('one', { playlist: String, file: String }) === null) await sleep(50);
    const page = await browser.newPage();
    await page.goto(server.url);
    await sleep(SETTLING_MS);
    await page.evaluate('seen.latencies.length = 0');
    const samples = [];
    const sampler = setInterval(() => samples.push(sampleOf(live.engine.encoderPid('one'))), 500);
    await publisher.ended;
    clearInterval(sampler);
    report(await page.evaluate('seen'), live.engine.facts('one'), `${seconds} s of ${size}`);
    console.log(`encoder                ${coresOf(samples).toFixed(2)} of a core`);
  } finally {
    publisher.child.kill('SIGKILL');
    await browser.close();
    await server[Symbol.asyncDispose]();
    await live[Symbol.asyncDispose]();
  }
}

const sampleOf = (pid) => ({ pid, atMs: Date.now(), cpuS: cpuSeconds(pid) });

/** Cores that the first encoder used, from the first sample of it to the last. */
function coresOf(samples) {
  const [first] = samples;
  const last = samples.findLast(({ pid }) => pid !== undefined && pid === first?.pid);
  return last ? ((last.cpuS - first.cpuS) * 1000) / (last.atMs - first.atMs) : Number.NaN;
}

/** Processor time of a process and of those that it started, which are in its group. */
function cpuSeconds(group) {
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const fields = statOf(name);
    if (Number(fields[2]) === group) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / TICKS_PER_S;
}

/** What follows the name of a process in its `stat`; nothing when it has ended. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function report({ latencies, stalls, errors }, facts, what) {
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (share) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
  console.log(`published              ${what}, ${facts.renditions.join(', ')}`);
  console.log(
    `arrival to picture     median ${at(0.5)} ms, 95 % ${at(0.95)} ms (goal ≤ ${GOAL_MS})`,
  );
  console.log(
    `seen                   ${sorted.length} times, ${stalls} stalls, ${errors.length} errors`,
  );
  console.log(`messages left out      ${facts.droppedMessages}`);
  for (const error of errors) console.log(`error                  ${error}`);
}
