import { parentPort, workerData } from 'node:worker_threads';
import { postJson } from '../http/post-json.mjs';

// Sends batches from a thread of its own for so many seconds, several at once, and says how long each took.
const { url, key, devices, atOnce, seconds, startMs, each } = workerData;
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
      const body = batch();
      const sentMs = performance.now();
      const { stored, late } = await postJson(url, key, body);
      tookMs.push(performance.now() - sentMs);
      kept += stored + late;
    }
  }),
);
const took = (performance.now() - beganMs) / 1000;
parentPort.postMessage({ kept, tookMs, seconds: took }, []);
