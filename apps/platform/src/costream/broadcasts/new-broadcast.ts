import { isIP } from 'node:net';
import { CommonErrors } from '@skydeck/errors';
import { idOfThing } from '@skydeck/idempotency';
import { AddressPolicy } from '@skydeck/outbound';
import { rtmpTargetOf } from '@skydeck/rtmp';
import type { RoomEntity } from '../rooms/room.entity.js';
import { BroadcastEntity } from './broadcast.entity.js';
import type { BroadcastKeys } from './broadcast-keys.js';
import type { CreateBroadcast } from './broadcast.schema.js';

/** A broadcast as it begins. @param holderId the process that makes it */
export function newBroadcast(
  room: RoomEntity,
  wanted: CreateBroadcast,
  keys: BroadcastKeys,
  holderId: string,
  now: Date,
): BroadcastEntity {
  const id = idOfThing('rbc', now.getTime());
  const targets = wanted.targets.map(({ url, stream_key: key }) => {
    const keySealed = keys.sealKey(key, id);
    return { url, keySealed, status: 'connecting' as const, error: null };
  });
  return Object.assign(new BroadcastEntity(), {
    id,
    projectId: room.projectId,
    roomId: room.id,
    layout: wanted.layout,
    identity: wanted.identity ?? null,
    status: 'starting' as const,
    hasHls: wanted.hls,
    liveStreamId: null,
    ingestSealed: null,
    playbackUrl: null,
    targets,
    error: null,
    holderId: holderId,
    seenAt: now,
    createdAt: now,
    liveAt: null,
    endedAt: null,
  });
}

/**
 * Refuses private addresses. They are judged again when they are connected to: a name may lead
 * anywhere then.
 * @throws `validation_failed`
 */
export function checkTargets({ targets }: CreateBroadcast, allowedCidrs: readonly string[]): void {
  const policy = new AddressPolicy(allowedCidrs);
  for (const [at, { url }] of targets.entries()) {
    const host = rtmpTargetOf(url, '')?.host ?? '';
    const isLocal = host === 'localhost' || host.endsWith('.localhost');
    if (!isLocal && (isIP(host) === 0 || policy.isAllowed(host))) continue;
    const message = 'Must be a public address.';
    throw CommonErrors.validation_failed({
      detail: `body.targets.${at}.url: ${message}`,
      issues: [{ location: `body.targets.${at}.url`, code: 'invalid_value', message }],
    });
  }
}
