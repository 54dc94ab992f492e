import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { MONACO } from '../../osm/fixtures/maps.js';
import { loopback, type Said } from '../fixtures/loopback.js';
import { questionOf, type ValhallaFacts } from '../fixtures/valhalla-counterpart.js';
import { writePbf } from '../fixtures/write-pbf.js';
import { EngineCalls } from '../http/engine-calls.js';
import {
  ValhallaIsochroneAnswer,
  ValhallaLocateAnswer,
  ValhallaMatrixAnswer,
  ValhallaRouteAnswer,
  ValhallaTraceAnswer,
} from '../valhalla/valhalla-answers.js';
import { ValhallaEngine } from '../valhalla/valhalla-engine.js';
import { IN_MONACO, type StartedEngine } from './started-engine.js';

const PACKAGE = '@valhallajs/valhallajs';
const VERSION = '3.6.1';
const TIMEOUT_MS = 60_000;
const run = promisify(execFile);

type Ask = (question: string) => Promise<string>;
interface Valhalla {
  getConfig(options: object): Promise<{ mjolnir: Record<string, unknown> }>;
  Actor: new (config: object) => Record<string, Ask>;
}

/** Actions of its HTTP service, how they are called in process, and what of the answer is kept as a fact. */
const ACTIONS = {
  route: ['route', ValhallaRouteAnswer],
  sources_to_targets: ['matrix', ValhallaMatrixAnswer],
  isochrone: ['isochrone', ValhallaIsochroneAnswer],
  locate: ['locate', ValhallaLocateAnswer],
  trace_attributes: ['traceAttributes', ValhallaTraceAnswer],
} as const;

/** In process it says why in words; over HTTP it has numbers besides. */
const CODES: readonly (readonly [RegExp, number])[] = [
  [/No suitable edges near location/, 171],
  [/No path could be found/, 442],
  [/Exceeded max locations/, 150],
  [/distance exceeds the max/, 154],
  [/maximum circumference/, 167],
];

/** A Valhalla over HTTP on this machine, with the sample map; what it says is entered among the facts. */
export async function startValhalla(facts: ValhallaFacts): Promise<StartedEngine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-valhalla-'));
  const install = process.env['SKYDECK_TEST_VALHALLA'] ?? folder;
  if (install === folder) {
    const how = ['--no-audit', '--no-fund', '--prefix', folder, `${PACKAGE}@${VERSION}`];
    await run('npm', ['install', ...how]);
  }
  const home = path.join(install, 'node_modules', PACKAGE);
  const valhalla = createRequire(import.meta.url)(home) as Valhalla;
  const config = await valhalla.getConfig({});
  const tiles = path.join(folder, 'tiles');
  const {
    tile_extract: _,
    traffic_extract: __,
    admin: ___,
    timezone: ____,
    ...mjolnir
  } = config.mjolnir;
  config.mjolnir = { ...mjolnir, tile_dir: tiles, logging: { type: '' } };
  await mkdir(tiles, { recursive: true });
  const map = path.join(folder, 'monaco.osm.pbf');
  await writePbf(MONACO, map);
  const settings = path.join(folder, 'valhalla.json');
  await writeFile(settings, JSON.stringify(config));
  const programs = path.join(home, 'linux', process.arch);
  await run(path.join(programs, 'valhalla_build_tiles'), ['-c', settings, map], {
    env: { ...process.env, LD_LIBRARY_PATH: path.join(programs, 'lib') },
    maxBuffer: 64 * 1024 * 1024,
  });
  const actor = new valhalla.Actor(config);
  const server = await loopback(async ({ method, url = '' }, body) => {
    const [name, shape] = ACTIONS[url.slice(1) as keyof typeof ACTIONS];
    const said: Said = await actor[name]!(body).then(
      (text) => ({ status: 200, json: JSON.parse(text) as unknown }),
      (error: Error) => refused(error.message),
    );
    const json = said.status === 200 ? shape.parse(said.json) : said.json;
    facts[questionOf(method, url, body)] = { status: said.status, json };
    return said;
  });
  const calls = new EngineCalls({ url: server.url, timeoutMs: TIMEOUT_MS });
  return {
    engine: new ValhallaEngine(calls),
    places: IN_MONACO,
    async [Symbol.asyncDispose]() {
      await calls.close();
      await server[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function refused(error: string): Said {
  const code = CODES.find(([text]) => text.test(error))?.[1] ?? 199;
  return {
    status: 400,
    json: { error_code: code, error, status_code: 400, status: 'Bad Request' },
  };
}
