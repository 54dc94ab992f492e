import type { z } from 'zod';
import type { ProfileName } from '../../roads/profiles/profiles.js';
import type { Place } from '../../routing/routing.schema.js';
import { EngineErrors } from '../engine.errors.js';
import type { EngineCalls } from '../http/engine-calls.js';
import { unreachable } from '../http/http-engine.js';
import { NoRoadNear } from '../no-road-near.js';

/** No part of a trace is on roads. */
export class NoMatch extends Error {}

/** Puts questions to an OSRM. */
export class OsrmCalls {
  constructor(private readonly calls: EngineCalls) {}

  /** @throws NoRoadNear, NoMatch, `routing.unreachable`, `routing.unsupported_by_engine`, `routing.engine_unavailable` */
  async ask<Shape extends z.ZodType>(
    shape: Shape,
    profile: ProfileName,
    service: 'route' | 'table' | 'nearest' | 'match',
    places: readonly Place[],
    options: Readonly<Record<string, string>>,
  ): Promise<z.output<Shape>> {
    const at = places.map(({ lat, lon }) => `${lon},${lat}`).join(';');
    const query = Object.entries({ ...options, generate_hints: 'false' })
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
    const { json } = await this.calls.ask(profile, `/${service}/v1/driving/${at}?${query}`);
    const { code, message } = json as { code?: unknown; message?: unknown };
    if (code !== 'Ok') throw this.#refusal(String(code), String(message));
    const read = shape.safeParse(json);
    if (!read.success) throw this.calls.unavailable(read.error);
    return read.data;
  }

  #refusal(code: string, message: string): Error {
    switch (code) {
      case 'NoSegment': {
        // "Could not find a matching segment for coordinate 1"
        const place = /(\d+)\s*$/.exec(message)?.[1];
        return new NoRoadNear(Number(place ?? 0));
      }
      case 'NoRoute':
        return unreachable();
      case 'NoMatch':
        return new NoMatch();
      case 'InvalidValue':
      case 'InvalidOptions':
      case 'NotImplemented':
        return EngineErrors.unsupported_by_engine({ detail: `OSRM refuses it: ${message}` });
      case 'TooBig':
        return EngineErrors.unsupported_by_engine({
          detail: 'It is larger than this OSRM was set up for.',
        });
      default:
        return this.calls.unavailable(new Error(`OSRM answered ${code}`));
    }
  }
}
