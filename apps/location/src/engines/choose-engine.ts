import type { LocationConfig } from '../location.config.js';
import type { EngineChoice } from './engines.js';
import { EngineCalls } from './http/engine-calls.js';
import { OsrmEngine } from './osrm/osrm-engine.js';
import type { RoutingEngine } from './routing-engine.js';
import { ValhallaEngine } from './valhalla/valhalla-engine.js';

const OVER_HTTP = { osrm: OsrmEngine, valhalla: ValhallaEngine } as const;

/** The choice, and what ends its connections. */
export interface ChosenEngine extends EngineChoice {
  readonly close: () => Promise<void>;
}

/** Makes the engine that the settings name. @throws when it has no address */
export function chooseEngine(
  embedded: RoutingEngine,
  config: Pick<
    LocationConfig,
    | 'LOCATION_ROUTING_ENGINE'
    | 'LOCATION_ROUTING_URL'
    | 'LOCATION_ROUTING_FALLTHROUGH'
    | 'LOCATION_ROUTING_TIMEOUT_MS'
  >,
): ChosenEngine {
  const { LOCATION_ROUTING_ENGINE: name, LOCATION_ROUTING_URL: url } = config;
  const fallsThrough = new Set(config.LOCATION_ROUTING_FALLTHROUGH);
  if (name === 'embedded') {
    return { chosen: embedded, embedded, fallsThrough, close: () => Promise.resolve() };
  }
  if (url === undefined) {
    throw new Error(`LOCATION_ROUTING_URL: the engine \`${name}\` needs its address.`);
  }
  const calls = new EngineCalls({ url, timeoutMs: config.LOCATION_ROUTING_TIMEOUT_MS });
  const chosen = new OVER_HTTP[name](calls);
  return { chosen, embedded, fallsThrough, close: () => calls.close() };
}
