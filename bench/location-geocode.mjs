import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  buildIndex,
  Geocoder,
  loadPlaces,
  readGazetteer,
  savePlaces,
} from '../apps/location/dist/geocoding/index.js';
import { MapPlaces } from '../apps/location/dist/geocoding/storage/map-places.js';
import { GeocodeThreads } from '../apps/location/dist/geocoding/threads/geocode-threads.js';

const map = process.env['MAP'] ?? 'apps/location/sample/monaco.osm.gz';
const ROUNDS = 500;
const ENDS = ['', 'ingen', 'au', 'heim', 'wil', 'berg', 'tal', 'see', 'hof', 'brugg'];

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The same always. */
function seeded(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A copy elsewhere, whose towns have names of their own; streets are called the same everywhere. */
function copyOf({ drafts, addresses }, copy) {
  if (copy === 0) return { drafts, addresses };
  const [north, east] = [(copy % 15) * 0.6 - 40, Math.floor(copy / 15) * 0.8];
  const move = (lines) =>
    lines.map((line) => line.map((degrees, at) => degrees + (at % 2 ? east : north)));
  // Each copy has an end of its own.
  const end = `${ENDS[copy % 10]}${'aeiouyklmnz'[Math.floor(copy / 10)]}`;
  const places = new Set(['city', 'town', 'village', 'suburb', 'hamlet', 'county', 'state']);
  const made = new Map();
  for (const draft of drafts) {
    const { names, lat, lon, box, lines, kind } = draft;
    const renamed = places.has(kind) ? { ...names, '': `${names['']}${end}` } : names;
    made.set(draft, {
      ...draft,
      names: renamed,
      lat: lat + north,
      lon: lon + east,
      box: [box[0] + north, box[1] + east, box[2] + north, box[3] + east],
      lines: move(lines),
      rings: null,
    });
  }
  for (const draft of made.values()) {
    draft.parent = made.get(draft.parent) ?? null;
    draft.street = made.get(draft.street) ?? null;
  }
  const moved = addresses.map((address) => ({
    ...address,
    lat: address.lat + north,
    lon: address.lon + east,
    box: [
      address.box[0] + north,
      address.box[1] + east,
      address.box[2] + north,
      address.box[3] + east,
    ],
    on: made.get(address.on),
  }));
  return { drafts: Array.from(made.values()), addresses: moved };
}

async function prepared(folder, copies) {
  const one = await readGazetteer(map);
  const all = Array.from({ length: Number(copies) }, (_, copy) => copyOf(one, copy));
  const gazetteer = {
    drafts: all.flatMap(({ drafts }) => drafts),
    addresses: all.flatMap(({ addresses }) => addresses),
  };
  const start = cpuMs();
  await savePlaces(folder, buildIndex(gazetteer));
  return { gazetteer, indexMs: cpuMs() - start };
}

const town = (draft) => {
  let at = draft;
  while (at && !['city', 'town', 'village'].includes(at.kind)) at = at.parent;
  return at?.names[''] ?? '';
};

function questions({ drafts, addresses }) {
  const random = seeded(7);
  const named = drafts.filter(({ names }) => (names[''] ?? '').length > 3);
  const address = () => {
    const { number, on } = addresses[random(addresses.length)];
    return `${on.names['']} ${number}, ${town(on)}`;
  };
  const name = () => named[random(named.length)].names[''];
  const wrong = (text) => {
    const at = 1 + random(Math.max(1, text.length - 2));
    return `${text.slice(0, at)}${text[at + 1] ?? ''}${text[at] ?? ''}${text.slice(at + 2)}`;
  };
  const begun = (least, most) => name().slice(0, least + random(most - least + 1));
  const near = () => {
    const { lat, lon } = named[random(named.length)];
    return { lat, lon };
  };
  return {
    'search: address': (to) => to.search(address()),
    'search: name': (to) => to.search(name()),
    'search: name, wrong letters': (to) => to.search(wrong(name())),
    'search: address, wrong letters': (to) => to.search(wrong(address())),
    'suggest: 1 to 3 letters': (to) => to.suggest(begun(1, 3)),
    'suggest: 4 to 10 letters': (to) => to.suggest(begun(4, 10)),
    'suggest: 4 to 10 letters, near': (to) => to.suggest(begun(4, 10), { near: near() }),
    'suggest: wrong letters': (to) => to.suggest(wrong(begun(6, 12))),
    reverse: (to) => {
      const { lat, lon } = near();
      return to.reverse(lat, lon);
    },
  };
}

function measured(ask, geocoder) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuMs();
    try {
      ask(geocoder);
    } catch {
      // A name without letters.
    }
    times.push(cpuMs() - start);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.floor(share * (ROUNDS - 1))].toFixed(3);
  return `p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)} ms`;
}

/** Share of addresses of which the first answer is the right one. */
function rightShare({ addresses }, geocoder) {
  const random = seeded(11);
  let right = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { number, on, lat, lon } = addresses[random(addresses.length)];
    const around = [];
    for (let at = on.parent; at; at = at.parent) around.push(at.names['']);
    const [found] = geocoder.search(
      [`${on.names['']} ${number}`, ...around].join(', ').slice(0, 250),
    );
    if (found && Math.hypot(found.lat - lat, found.lon - lon) < 0.002) right += 1;
  }
  return right / ROUNDS;
}

/** How long others wait while questions are answered, here and in a thread, and how long those take. */
async function besideOthers(gazetteer, places) {
  const config = { LOCATION_GEOCODING_THREADS: 1 };
  const threads = new GeocodeThreads({ config });
  const random = seeded(13);
  const named = gazetteer.drafts.filter(({ names }) => (names[''] ?? '').length > 3);
  const asked = Array.from({ length: ROUNDS }, () => {
    const name = named[random(named.length)].names[''];
    return { kind: 'suggest', q: name.slice(0, 2 + random(9)), options: {} };
  });
  for (const [where, large] of [
    ['here', Infinity],
    ['in a thread', 0],
  ]) {
    await threads.ask(places, asked[0], large);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const times = [];
    for (const question of asked) {
      const start = performance.now();
      await threads.ask(places, question, large).catch(() => null);
      times.push(performance.now() - start);
      await new Promise(setImmediate);
    }
    delay.disable();
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share) => sorted[Math.floor(share * (ROUNDS - 1))].toFixed(2);
    console.log(
      `answered ${where}`.padEnd(34),
      `p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)} ms; others wait p99 ${(delay.percentile(99) / 1e6).toFixed(1)}, at most ${(delay.max / 1e6).toFixed(1)} ms`,
    );
  }
  await threads.onModuleDestroy();
}

const mib = (bytes) => Math.round(bytes / 2 ** 20);

/**
 * What finding places costs: processor time of a search, a suggestion and a look at a place, on `MAP` or
 * the sample, and on as many copies of it side by side as are asked for. Many need
 * `NODE_OPTIONS=--max-old-space-size=6144`.
 */
export async function run([copies = '1'] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-geocode-'));
  const { gazetteer, indexMs } = await prepared(folder, copies);
  const { drafts, addresses } = gazetteer;
  console.log(
    `${drafts.length} places, ${addresses.length} addresses; index made in ${indexMs | 0} ms`,
  );
  const asks = questions(gazetteer);
  const before = process.memoryUsage();
  const start = cpuMs();
  const geocoder = new Geocoder(await loadPlaces(folder));
  const after = process.memoryUsage();
  console.log(
    `loaded in ${(cpuMs() - start) | 0} ms; arrays ${mib(after.arrayBuffers - before.arrayBuffers)} MiB, heap ${mib(after.heapUsed - before.heapUsed)} MiB, rss +${mib(after.rss - before.rss)} MiB`,
  );
  for (const [what, ask] of Object.entries(asks)) {
    measured(ask, geocoder);
    console.log(what.padEnd(34), measured(ask, geocoder));
  }
  console.log('right first answers to whole addresses', rightShare(gazetteer, geocoder));
  await besideOthers(gazetteer, await MapPlaces.read('bench', folder));
  await rm(folder, { recursive: true });
}
