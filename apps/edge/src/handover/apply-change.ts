import { ApiError } from '@skydeck/errors';
import type { EdgeParts } from '../edge-parts.js';
import type { Change } from '../messages.js';

/** Repeats a change that was made in the worker that accepts. */
export function applyChange(parts: EdgeParts, change: Change): void {
  try {
    apply(parts, change);
  } catch (error) {
    // What is older than what is here, or gone already, changes nothing.
    if (!(error instanceof ApiError)) throw error;
  }
}

function apply({ table, certificates, rooms }: EdgeParts, change: Change): void {
  switch (change.kind) {
    case 'snapshot':
      table.replaceAll(change.snapshot);
      return;
    case 'route':
      return table.put(change.route);
    case 'no-route':
      return table.remove(change.host);
    case 'certificate':
      certificates.put(change.certificate);
      return rooms.orders.release(change.certificate.host);
    case 'no-certificate':
      certificates.remove(change.host);
  }
}
