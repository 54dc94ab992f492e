import { SetMetadata } from '@nestjs/common';
import { type Policy, policyOf } from './policy.js';
import type { Limit } from './rate-limiter.js';

/** How many parts may be asked for where one request may. */
const PARTS = 20;
export const PART_OF_PAGE = 'skydeck:part-of-page';

/**
 * One of the many small things that a page asks for by itself, such as a tile of a map: they are counted
 * apart from other requests, and twenty times as many are let through.
 */
export const PartOfPage = () => SetMetadata(PART_OF_PAGE, true);

const ofParts = new WeakMap<Policy, Policy>();

/** The bucket for parts beside a bucket for requests. */
export function limitOfParts({ key, policy }: Limit): Limit {
  let wide = ofParts.get(policy);
  if (!wide) {
    const burst = Math.round(policy.depthMs / policy.intervalMs);
    wide = policyOf(`${policy.name}-parts`, policy.perMinute * PARTS, burst * PARTS);
    ofParts.set(policy, wide);
  }
  return { key: `${key}:parts`, policy: wide };
}
