import { z } from 'zod';
import { KycCheck } from '../checks/kyc-check.schema.js';
import { KycSession } from './kyc-session.schema.js';

/** A session with what was checked when it was last handed in. */
export const KycSessionDetail = KycSession.extend({
  results: z.array(KycCheck).describe('What was checked of what was handed in last.'),
}).meta({ id: 'KycSessionDetail' });
