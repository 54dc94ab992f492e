import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { Engines } from '../../engines/engines.js';
import { FindRoute } from '../../routing/route.schema.js';
import type { Arrival } from './arrival.schema.js';

/** A way that is looked for. */
export interface Way {
  readonly from: { readonly lat: number; readonly lon: number };
  readonly to: { readonly lat: number; readonly lon: number };
  readonly profile: FindRoute['profile'];
  readonly region?: string | undefined;
}

/** Says when somebody arrives who goes by the best way. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly engines: Engines,
    private readonly clock: Clock,
  ) {}

  /** @throws `routing.no_map`, `routing.no_road_nearby`, `routing.unreachable` */
  async by(
    tenant: Tenant,
    { from, to, profile, region }: Way,
  ): Promise<Arrival & { region_id: string | null; attribution: string }> {
    const waypoints = [from, to].map(({ lat, lon }) => ({ lat, lon }));
    const wanted = FindRoute.parse({ waypoints, profile, region, geometry: 'none' });
    const found = await this.engines.route(tenant, wanted);
    const now = this.clock.now();
    return {
      arrives_at: new Date(now.getTime() + found.duration_s * 1000).toISOString(),
      duration_s: found.duration_s,
      distance_m: found.distance_m,
      calculated_at: now.toISOString(),
      region_id: found.region_id,
      attribution: found.attribution,
    };
  }
}
