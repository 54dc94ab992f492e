import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { postJson } from '../http/post-json.mjs';

// Sends batches from a process of its own for so many seconds, several at once, and says how long each took.
// With `perS` no more than so many positions go out each second.
const {
  url,
  key,
  devices,
  atOnce,
  seconds,
  startMs,
  each,
  perS = Infinity,
} = (await once(process, 'message'))[0];
const tookMs = [];
let next = 0;
let kept = 0;

/** Every device moves a little with each round. */
function batch() {
  const positions = Array.from({ length: each }, () => {
    const index = next++;
    const round = Math.floor(index / devices.length);
    const device = index % devices.length;
    return {
      device_id: devices[device],
      recorded_at: new Date(startMs + round * 1000).toISOString(),
      lat: 47 + (device % 50) / 500 + 0.001 * Math.sin(round / 10 + device),
      lon: 9 + Math.floor(device / 50) / 500 + 0.001 * Math.cos(round / 10 + device),
      speed_mps: 12.5,
      heading_deg: (round * 7) % 360,
      accuracy_m: 6,
    };
  });
  return { positions };
}

const untilMs = performance.now() + seconds * 1000;
const beganMs = performance.now();
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (performance.now() < untilMs) {
      const dueMs = beganMs + (next / perS) * 1000;
      const body = batch();
      await sleep(Math.max(0, dueMs - performance.now()));
      const sentMs = performance.now();
      const { stored, late } = await postJson(url, key, body);
      tookMs.push(performance.now() - sentMs);
      kept += stored + late;
    }
  }),
);
const took = (performance.now() - beganMs) / 1000;
process.send({ kept, tookMs, seconds: took });
process.disconnect();
