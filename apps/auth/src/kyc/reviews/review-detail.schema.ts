import { z } from 'zod';
import { SIDES } from '../checks/check-types.js';
import { KycCheck } from '../checks/kyc-check.schema.js';
import { KycPersonalData } from '../sessions/kyc-identity.schema.js';
import { KycSession } from '../sessions/kyc-session.schema.js';
import { KycReview } from './kyc-review.schema.js';

const Picture = z.object({
  side: z.enum(SIDES).describe('What the picture shows.'),
  url: z.string().describe('Where the picture is; good for a minute, for you.'),
  expires_at: z.iso.datetime().describe('Until when the address is good.'),
});

export const ReviewDetail = KycReview.extend({
  version: z.int().describe('Counts its changes; the `ETag` of the answers that change it.'),
  session: KycSession.describe('The verification.'),
  results: z.array(KycCheck).describe('What was checked.'),
  person: KycPersonalData.describe('What is known of the person.'),
  images: z.array(Picture).describe('What was handed in.'),
}).meta({ id: 'KycReviewDetail' });
export type ReviewDetail = z.output<typeof ReviewDetail>;
