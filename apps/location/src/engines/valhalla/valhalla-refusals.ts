import { RoutingErrors } from '../../routing/routing.errors.js';
import { EngineErrors } from '../engine.errors.js';
import { NoRoadNear } from '../no-road-near.js';

/** Valhalla's numbers. @see https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/#http-status-codes-and-conditions */
const NO_EDGES = new Set([171, 444]);
const NO_PATH = new Set([170, 441, 442, 443]);
/** More than the server was set up for. */
const TOO_MUCH = new Set([150, 151, 152, 153, 154, 155, 157, 158, 165, 167, 172]);

/** What a refusal of Valhalla means; undefined when it is no answer to a question of ours. */
export function refusalOf(json: Readonly<Record<string, unknown>>): Error | undefined {
  const { error_code: code, error: text } = json;
  if (typeof code !== 'number') return undefined;
  if (NO_EDGES.has(code)) return new NoRoadNear(0);
  if (NO_PATH.has(code)) return RoutingErrors.unreachable();
  if (!TOO_MUCH.has(code)) return undefined;
  return EngineErrors.unsupported_by_engine({ detail: `Valhalla refuses it: ${String(text)}.` });
}
