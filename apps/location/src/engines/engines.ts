import type { Tenant } from '@skydeck/auth-guard';
import { Inject, Injectable } from '@nestjs/common';
import type { FindIsochrones } from '../routing/isochrone.schema.js';
import type { MatchTrace } from '../routing/match.schema.js';
import type { FindRoute } from '../routing/route.schema.js';
import type { FindMatrix, FindNearest } from '../routing/routing.schema.js';
import type { EngineTask } from './capabilities.js';
import { EngineErrors } from './engine.errors.js';
import type { TableRun } from './fill-table.js';
import { type AskedOfEngine, neededFor } from './needed.js';
import type { RoutingEngine } from './routing-engine.js';

/** Which engines there are. */
export interface EngineChoice {
  /** What is asked first. */
  readonly chosen: RoutingEngine;
  readonly embedded: RoutingEngine;
  /** What the embedded engine does when the chosen one cannot. */
  readonly fallsThrough: ReadonlySet<EngineTask>;
}

/** Name under which the choice is injected. */
export const ENGINE_CHOICE = Symbol('engine choice');

/** Has each question answered by an engine that can. @throws `routing.unsupported_by_engine` when there is none */
@Injectable()
export class Engines {
  constructor(@Inject(ENGINE_CHOICE) private readonly choice: EngineChoice) {}

  /** Finds the best way. */
  route(tenant: Tenant, wanted: FindRoute) {
    return this.#engineFor('route', wanted).route(tenant, wanted);
  }

  /** Finds how far many places are apart. */
  matrix(tenant: Tenant, wanted: FindMatrix) {
    return this.#engineFor('matrix', wanted).matrix(tenant, wanted);
  }

  /** The same for millions of cells. @throws NoRoadNear */
  table(tenant: Tenant, wanted: FindMatrix, run?: TableRun) {
    return this.#engineFor('matrix', wanted).table(tenant, wanted, run);
  }

  /** Finds how far one gets. */
  isochrone(tenant: Tenant, wanted: FindIsochrones) {
    return this.#engineFor('isochrone', wanted).isochrone(tenant, wanted);
  }

  /** Finds the nearest roads. */
  snap(tenant: Tenant, wanted: FindNearest) {
    return this.#engineFor('snap', wanted).snap(tenant, wanted);
  }

  /** Finds the roads of a trace. */
  match(tenant: Tenant, wanted: MatchTrace) {
    return this.#engineFor('match', wanted).match(tenant, wanted);
  }

  /** Looks whether a question can be answered at all, before it waits for its turn. */
  check(task: EngineTask, wanted: AskedOfEngine): void {
    this.#engineFor(task, wanted);
  }

  #engineFor(task: EngineTask, wanted: AskedOfEngine): RoutingEngine {
    const { chosen, embedded, fallsThrough } = this.choice;
    const can = chosen.capabilities();
    const missing = neededFor(task, wanted).filter((one) => !can.has(one));
    if (missing.length === 0) return chosen;
    if (fallsThrough.has(task)) return embedded;
    const named = missing.map((one) => `\`${one}\``).join(', ');
    const detail = `The engine \`${chosen.name}\` has no ${named}.`;
    throw EngineErrors.unsupported_by_engine({ detail });
  }
}
