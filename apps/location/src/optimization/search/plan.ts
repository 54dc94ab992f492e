import type { Model } from '../model/model.js';
import { type Route, routeOf } from '../model/route.js';

/** Routes of all vehicles, and what is on none. */
export class Plan {
  routes: Route[];
  /** Units on no route. */
  absent: number[];
  /** Vehicle of each unit; -1 when it is on none. */
  readonly vehicleOf: Int32Array;

  constructor(readonly model: Model) {
    this.routes = model.vehicles.map((vehicle) => routeOf(model, vehicle, [])!);
    this.absent = model.units.map((_, index) => index);
    this.vehicleOf = new Int32Array(model.units.length).fill(-1);
  }

  /** Costs of the routes, and what leaving things out counts. */
  get cost(): number {
    let sum = 0;
    for (const route of this.routes) sum += route.cost;
    for (const unit of this.absent) sum += this.model.units[unit]!.penalty;
    return sum;
  }

  /** Puts a route in the place of the one of its vehicle; what was on that one alone is not noted absent. */
  put(route: Route): void {
    this.routes[route.vehicle.index] = route;
    for (const stop of route.stops) this.vehicleOf[this.model.unitOf[stop]!] = route.vehicle.index;
  }

  /** Goes back to how it was. */
  restore(routes: readonly Route[], absent: readonly number[]): void {
    this.absent = [...absent];
    routes.forEach((route, index) => {
      if (this.routes[index] !== route) this.put(route);
    });
    for (const unit of absent) this.vehicleOf[unit] = -1;
  }

  /** Vehicles worth a look for something new: those in use, and of each kind of idle ones the first. */
  candidates(): Route[] {
    const idle = new Set<number>();
    return this.routes.filter(({ stops, vehicle }) => {
      if (stops.length > 0) return true;
      if (idle.has(vehicle.kind)) return false;
      idle.add(vehicle.kind);
      return true;
    });
  }
}
