import type { AutoscalePolicy } from './autoscale-policy.js';
import type { UpdateAutoscaling } from './autoscaling.schema.js';

/** A policy with what is given in place of what was. */
export function changed(before: AutoscalePolicy, body: UpdateAutoscaling): AutoscalePolicy {
  return {
    enabled: keep(body.enabled, before.enabled),
    min: keep(body.min, before.min),
    max: keep(body.max, Math.max(before.max, body.min ?? 1)),
    cpuPercent: keep(body.cpu_percent, before.cpuPercent),
    memoryPercent: keep(body.memory_percent, before.memoryPercent),
    inFlight: keep(body.in_flight, before.inFlight),
    p95Ms: keep(body.p95_ms, before.p95Ms),
    upAfterS: keep(body.up_after_s, before.upAfterS),
    downAfterS: keep(body.down_after_s, before.downAfterS),
    idleAfterS: keep(body.idle_after_s, before.idleAfterS),
  };
}

/** Null is a value too: it takes a target away. */
function keep<Value>(given: Value | undefined, present: Value): Value {
  return given === undefined ? present : given;
}
