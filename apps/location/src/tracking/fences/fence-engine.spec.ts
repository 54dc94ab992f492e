import { seeded } from '../../roads/fixtures/seeded.js';
import { berlin } from '../fixtures/trace.js';
import type { Position } from '../positions/position.js';
import type { Fence } from './fence.js';
import { FenceEngine } from './fence-engine.js';
import type { DeviceFences, FenceEvent } from './fence-event.js';
import { drawnFences } from './fixtures/drawn-fences.js';
import { Oracle } from './fixtures/oracle.js';

const BERLIN = { lat: 52.41, lon: 13.43, reach: 0.35 };
const told = (events: readonly FenceEvent[]) =>
  events
    .map(({ fenceId, deviceId, kind, atMs, cause }) =>
      [fenceId, deviceId, kind, atMs, ...(cause ? [cause] : [])].join(':'),
    )
    .toSorted();
const labelsOf = (deviceId: string) => (deviceId === 'd2' ? ['van', 'red'] : []);

/** Walks of some devices, with accuracies, and with what comes twice, late and too early. */
function walks(steps: number, devices: number, seed: number): Position[] {
  const below = seeded(seed);
  const around = () => (below(2001) / 1000 - 1) * 0.003;
  const at = Array.from({ length: devices }, () => ({ lat: BERLIN.lat, lon: BERLIN.lon }));
  const positions: Position[] = [];
  for (let step = 0; step < steps; step++) {
    const device = below(devices);
    const place = at[device]!;
    if (below(400) === 0) place.lat = BERLIN.lat + (below(2001) / 1000 - 1) * BERLIN.reach;
    [place.lat, place.lon] = [place.lat + around(), place.lon + around()];
    const recordedAtMs = Date.UTC(2026, 10, 23, 8) + step * 900;
    const accuracyM = [0, 5, 30, 300, 900][below(5)]!;
    positions.push({ deviceId: `d${device}`, ...place, recordedAtMs, accuracyM });
    if (below(10) === 0) positions.push(positions[below(positions.length)]!);
  }
  return positions;
}

function replay(engine: { accept(one: Position, labels: string[]): unknown }, all: Position[]) {
  return all.map((one) => engine.accept(one, labelsOf(one.deviceId)));
}

const around = (over: Partial<Fence> = {}): Fence => ({
  id: 'home',
  geometry: { kind: 'circle', lat: 0, lon: 0, radiusM: 1000 },
  ...over,
});
const at = (second: number, lat: number, accuracyM = 0): Position => ({
  deviceId: 'd',
  recordedAtMs: Date.UTC(2026, 10, 23) + second * 1000,
  lat,
  lon: 0,
  accuracyM,
});
const kindsOf = (engine: FenceEngine, positions: Position[]) =>
  positions.map((one) =>
    engine
      .accept(one)
      .map(({ kind, cause }) => cause ?? kind)
      .join(),
  );

describe('fences', () => {
  const drive = berlin('d1', 12);

  it.each([
    ['walks, 1,000 fences', 1000, 0.1, walks(450, 5, 1)],
    ['walks, 10,000 fences', 10_000, 0.35, walks(200, 5, 2)],
    ['a real drive', 250, 0.06, drive],
  ])(
    'say event for event what every fence says by itself: %s',
    (_what, count, reach, positions) => {
      const fences = drawnFences(count, { ...BERLIN, reach }, seeded(count));
      const engine = new FenceEngine();
      engine.set(...fences);
      const oracle = new Oracle(fences);
      const said = replay(engine, positions).map((events) => told(events as FenceEvent[]));
      expect(said).toEqual(replay(oracle, positions));
      const kinds = new Set(said.flat().map((key) => key.split(':')[2]));
      expect(kinds).toEqual(new Set(['enter', 'exit', 'dwell']));
    },
  );

  it('lose and double no event when the process ends anywhere', () => {
    const fences = drawnFences(500, { ...BERLIN, reach: 0.05 }, seeded(5));
    const positions = walks(700, 4, 9);
    const whole = new FenceEngine();
    whole.set(...fences);
    let engine = new FenceEngine();
    engine.set(...fences);
    const below = seeded(77);
    for (const one of positions) {
      if (below(20) === 0) {
        const kept = JSON.parse(JSON.stringify([...engine.snapshot()])) as DeviceFences[];
        engine = new FenceEngine();
        engine.set(...fences);
        engine.restore(kept);
      }
      const labels = labelsOf(one.deviceId);
      expect(engine.accept(one, labels)).toEqual(whole.accept(one, labels));
    }
  });

  it('replayed since an older state say the same under the same keys', () => {
    const fences = drawnFences(300, { ...BERLIN, reach: 0.05 }, seeded(6));
    const positions = walks(800, 3, 10);
    const engine = new FenceEngine();
    engine.set(...fences);
    replay(engine, positions.slice(0, 400));
    const kept = [...engine.snapshot()];
    const after = replay(engine, positions.slice(400));
    const again = new FenceEngine();
    again.set(...fences);
    again.restore(kept);
    expect(replay(again, positions.slice(400))).toEqual(after);
  });

  it('come and go one by one, and are found as if they had come together', () => {
    const fences = drawnFences(900, { ...BERLIN, reach: 0.05 }, seeded(8));
    const one = new FenceEngine();
    for (const fence of fences) one.set(fence);
    for (const { id } of fences.filter((_, index) => index % 3 !== 0)) one.remove(id);
    const together = new FenceEngine();
    together.set(...fences.filter((_, index) => index % 3 === 0));
    expect(one.size).toBe(300);
    const positions = walks(600, 3, 11);
    expect(replay(one, positions)).toEqual(replay(together, positions));
  });

  it('raise nothing for what comes late or twice, and the latest stays', () => {
    const engine = new FenceEngine();
    engine.set(around());
    expect(kindsOf(engine, [at(10, 0), at(5, 1), at(10, 1), at(11, 0)])).toEqual([
      'enter',
      '',
      '',
      '',
    ]);
    expect(engine.stateOf('d')?.atMs).toBe(at(11, 0).recordedAtMs);
  });

  it('do not let one come and go who stands on the border', () => {
    const engine = new FenceEngine();
    engine.set(around());
    const border = 1000 / 111_195;
    const shaky = Array.from({ length: 40 }, (_, index) =>
      at(index, border + (index % 2 ? 0.0002 : -0.0002), 30),
    );
    expect(kindsOf(engine, shaky).filter(Boolean)).toEqual(['enter']);
    expect(kindsOf(engine, [at(50, border + 0.001, 30)])).toEqual(['left']);
  });

  it('keep who is in when they are changed, and end what was taken away silently', () => {
    const engine = new FenceEngine();
    engine.set(around());
    expect(kindsOf(engine, [at(0, 0)])).toEqual(['enter']);
    engine.set(around({ geometry: { kind: 'circle', lat: 0, lon: 0, radiusM: 5000 } }));
    expect(kindsOf(engine, [at(1, 0.03)])).toEqual(['']);
    expect(engine.remove('home')).toBe(true);
    expect(kindsOf(engine, [at(2, 0.03), at(3, 1)])).toEqual(['', '']);
  });

  it('are left when their hours end, over midnight too, by the clock of their place', () => {
    const engine = new FenceEngine();
    const hours = [{ days: [7], from: '22:00', until: '02:00' }];
    engine.set(around({ schedule: { timeZone: 'Europe/Berlin', hours } }));
    // Sunday evening to Monday morning; Berlin is an hour ahead.
    const times = ['19:59', '20:01', '23:59'].map((clock) => Date.parse(`2026-11-22T${clock}Z`));
    const moments = [...times, ...[0, 2].map((hour) => Date.UTC(2026, 10, 23, hour))];
    const positions = moments.map((ms) => at((ms - Date.UTC(2026, 10, 23)) / 1000, 0));
    expect(kindsOf(engine, positions)).toEqual(['', '', 'enter', '', 'unwatched']);
  });
});
