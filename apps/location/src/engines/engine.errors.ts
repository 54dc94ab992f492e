import { defineErrors } from '@skydeck/errors';

/** What goes wrong with the engine behind routes. They are told as errors of routing. */
export const EngineErrors = defineErrors('routing', {
  unsupported_by_engine: {
    status: 422,
    message: 'The routing engine of this installation cannot do that.',
    fix: 'Leave out what `detail` names, or ask the operator to let the embedded engine answer it (`LOCATION_ROUTING_FALLTHROUGH`).',
  },
  engine_unavailable: {
    status: 502,
    message: 'The routing engine does not answer.',
    fix: 'Try again in a while; the operator finds the reason in the log.',
  },
});
