import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { FxRate, toFxRate } from './fx-rate.schema.js';
import type { FxRateEntity } from './fx-rate.entity.js';

const Rate = FxRate.omit({ created_at: true }).extend({
  id: z.string().describe('`fxr_…`'),
});

/** What happens to prices. */
export const FxRateEvents = defineEvents('fx_rate', {
  set: { schema: Rate, description: 'A project set a price of two currencies.' },
});

/** What events and the audit log show of a price. */
export function fxRateState(rate: FxRateEntity) {
  const { created_at: _created, ...state } = toFxRate(rate);
  return state;
}
