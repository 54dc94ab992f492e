import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { CapturedHold, Hold } from './hold-answer.schema.js';

const schema = z.object(Hold.shape);
const captured = z.object(CapturedHold.shape);

/** What happens to holds; the ledger records it with the money. */
export const HoldEvents = defineEvents('hold', {
  created: { schema, description: 'An amount was put aside.' },
  captured: { schema: captured, description: 'A hold was paid out, and nothing is left of it.' },
  partially_captured: {
    schema: captured,
    description: 'A part of a hold was paid out, and the rest stays put aside.',
  },
  voided: { schema, description: 'What was left of a hold was given back.' },
  expired: { schema, description: 'The time of a hold was over, and what was left given back.' },
  increased: { schema, description: 'More was put aside for a hold.' },
});
