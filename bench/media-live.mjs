import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { EngineUnderTest } from '../apps/media/dist/live/engine/fixtures/engine-under-test.js';
import { LiveServer } from '../apps/media/dist/live/engine/fixtures/live-server.js';
import { publish } from '../apps/media/dist/live/engine/fixtures/publish.js';

const GOAL_MS = 2_000;
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** Players find their distance first. */
const SETTLING_MS = 8_000;

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
    await publisher.ended;
    report(await page.evaluate('seen'), live.engine.facts('one'), `${seconds} s of ${size}`);
  } finally {
    publisher.child.kill('SIGKILL');
    await browser.close();
    await server[Symbol.asyncDispose]();
    await live[Symbol.asyncDispose]();
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
