import Flatbush from 'flatbush';
import { FenceSet } from '../apps/location/dist/tracking/fences/fence-set.js';
import { newDevice } from '../apps/location/dist/tracking/fences/stay.js';

const DEVICES = 10_000;
const POSITIONS = 300_000;
const METRES = 111_195;
const ROUNDS = 3;
const WARM = 20_000;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The same always, from 0 to 1. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Fences in one degree by one: circles, polygons, and in `all` also corridors of eight pieces. */
function drawn(count, kinds, share) {
  return Array.from({ length: count }, (_, index) => {
    const [lat, lon] = [47 + share(), 9 + share()];
    const kind = kinds[index % kinds.length];
    return { id: `f${index}`, geometry: geometryOf(kind, lat, lon, share) };
  });
}

function geometryOf(kind, lat, lon, share) {
  if (kind === 'circle') return { kind, lat, lon, radiusM: 200 + share() * 2000 };
  if (kind === 'polygon') {
    const [points, reach] = [6 + Math.floor(share() * 30), 0.002 + share() * 0.02];
    const ring = Array.from({ length: points }, (_, at) => {
      const [turn, away] = [(at / points) * 2 * Math.PI, reach * (0.6 + 0.4 * share())];
      return [lon + (away * Math.cos(turn)) / 0.68, lat + away * Math.sin(turn)];
    });
    return { kind, rings: [[...ring, ring[0]]] };
  }
  const line = [[lon, lat]];
  for (let at = 0; at < 8; at++) {
    const [x, y] = line.at(-1);
    line.push([x + (share() - 0.3) * 0.01, y + (share() - 0.5) * 0.01]);
  }
  return { kind, line, widthM: 20 + share() * 400 };
}

/** Who comes and goes. */
function step(state, found) {
  let events = 0;
  for (const one of found) if (!state.has(one)) events += state.add(one) && 1;
  if (state.size > found.length) {
    for (const one of state) if (!found.includes(one)) events += Number(state.delete(one));
  }
  return events;
}

/** Whether a circle or a ring has a place, on a plane. */
function inside({ ring, lat, lon, radiusM }, y, x) {
  if (!ring) {
    const [east, north] = [(x - lon) * Math.cos(y * (Math.PI / 180)) * METRES, (y - lat) * METRES];
    return east * east + north * north <= radiusM * radiusM;
  }
  let isIn = false;
  for (let at = 0, last = ring.length - 2; at < ring.length; last = at, at += 2) {
    if (ring[at] > y === ring[last] > y) continue;
    const side = ((ring[last + 1] - ring[at + 1]) * (y - ring[at])) / (ring[last] - ring[at]);
    if (x < side + ring[at + 1]) isIn = !isIn;
  }
  return isIn;
}

/** The least: boxes in a tree, circles and rings on a plane, and which are in. */
function bare(fences) {
  const shapes = fences.map(({ geometry }) =>
    geometry.kind === 'circle'
      ? geometry
      : { ring: Float64Array.from(geometry.rings[0].slice(1).flatMap(([x, y]) => [y, x])) },
  );
  const boxes = new Flatbush(fences.length);
  for (const { lat, lon, radiusM, ring } of shapes) {
    if (ring) {
      const [lats, lons] = [ring.filter((_, at) => at % 2 === 0), ring.filter((_, at) => at % 2)];
      boxes.add(Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats));
    } else {
      const degrees = radiusM / METRES;
      boxes.add(lon - degrees / 0.67, lat - degrees, lon + degrees / 0.67, lat + degrees);
    }
  }
  boxes.finish();
  const tree = () => {
    const states = Array.from({ length: DEVICES }, () => new Set());
    return ({ device, lat, lon }) =>
      step(
        states[device],
        boxes.search(lon, lat, lon, lat, (one) => inside(shapes[one], lat, lon)),
      );
  };
  const every =
    () =>
    ({ lat, lon }) =>
      shapes.filter((shape) => inside(shape, lat, lon)).length;
  return { tree, every };
}

/** What there is to build and to judge, as the service does it. */
function engine(fences) {
  const set = new FenceSet();
  const startMs = performance.now();
  set.set(...fences);
  const builtMs = performance.now() - startMs;
  const judge = () => {
    const devices = Array.from({ length: DEVICES }, () => newDevice());
    return ({ device, position }) => set.judge(devices[device], position).length;
  };
  return { builtMs, judge };
}

/** Devices that go some hundred metres from each position to the next. */
function walk(share) {
  const at = Array.from({ length: DEVICES }, () => [47 + share(), 9 + share()]);
  return Array.from({ length: POSITIONS + WARM }, (_, index) => {
    const device = index % DEVICES;
    const place = at[device];
    place[0] += (share() - 0.5) * 0.002;
    place[1] += (share() - 0.5) * 0.003;
    const [lat, lon] = place;
    const position = { deviceId: `d${device}`, recordedAtMs: index, lat, lon, accuracyM: 0 };
    return { device, lat, lon, position };
  });
}

/** Processor time of one, in µs, as little as it was in some rounds, and how many events there were. */
function measure(positions, begin, warm = WARM) {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const work = begin();
    for (const one of positions.slice(0, warm)) work(one);
    const rest = positions.slice(warm);
    let events = 0;
    const startMs = cpuMs();
    for (const one of rest) events += work(one);
    return { us: ((cpuMs() - startMs) * 1000) / rest.length, events };
  });
  return rounds.reduce((least, one) => (one.us < least.us ? one : least));
}

const text = (us) => `${us.toFixed(us < 10 ? 2 : 0)} µs`;

/**
 * What it costs to find out who enters and leaves which of many geofences: processor time of a position,
 * against the least that one could do (a tree of boxes and bare tests, nothing of hours, filters,
 * accuracy and dwelling) and against looking at every fence.
 * @param counts how many geofences: 1,000, 10,000 and 100,000 when not given
 */
export function run(counts = []) {
  for (const count of counts.length > 0 ? counts.map(Number) : [1000, 10_000, 100_000]) {
    const positions = walk(seeded(5)).slice(0, WARM + Math.min(POSITIONS, 2e9 / count));
    const some = positions.slice(0, 300);
    for (const kinds of [
      ['circle', 'polygon'],
      ['circle', 'polygon', 'corridor'],
    ]) {
      const fences = drawn(count, kinds, seeded(count));
      const { judge, builtMs } = engine(fences);
      const judged = measure(positions, judge);
      let line = `${count} ${kinds.join(', ')}: ${text(judged.us)} a position, ${judged.events} events, built in ${Math.round(builtMs)} ms`;
      if (kinds.length === 2) {
        const least = bare(fences);
        const tree = measure(positions, least.tree);
        const every = count > 10_000 ? null : measure(some, least.every, 50);
        line += `; bare tree ${text(tree.us)} (${(judged.us / tree.us).toFixed(2)}× of it, ${tree.events} events)`;
        if (every)
          line += `; every fence ${text(every.us)} (${Math.round(every.us / judged.us)}× slower)`;
      }
      console.log(line);
    }
  }
}
