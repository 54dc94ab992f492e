import type { Permissions } from '@skydeck/costream/protocol';
import { z } from 'zod';

/** What can be published, as tokens and permissions name it. */
export const TRACK_SOURCES = [
  'camera',
  'microphone',
  'screen_share',
  'screen_share_audio',
] as const;

/**
 * The claims of LiveKit's access tokens that we use; others are let be. What LiveKit allows when
 * nothing is said is allowed here too.
 * @see https://docs.livekit.io/home/get-started/authentication/
 */
export const TokenClaims = z.object({
  sub: z
    .string()
    .min(1)
    .max(128)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u),
  jti: z.string().max(128).default(''),
  exp: z.number(),
  nbf: z.number().optional(),
  iat: z.number().optional(),
  name: z.string().max(256).default(''),
  metadata: z.string().max(65_536).default(''),
  video: z.object({
    room: z.string().min(1),
    roomJoin: z.literal(true),
    canPublish: z.boolean().optional(),
    canPublishSources: z.array(z.enum(TRACK_SOURCES)).optional(),
    canSubscribe: z.boolean().optional(),
    canPublishData: z.boolean().optional(),
    hidden: z.boolean().default(false),
    roomAdmin: z.boolean().default(false),
  }),
});
export type TokenClaims = z.output<typeof TokenClaims>;

/** Permissions as a claim. */
export const videoClaimOf = (room: string, permissions: Permissions) => ({
  room,
  roomJoin: true,
  canPublish: permissions.publish.length > 0,
  canPublishSources: [...permissions.publish],
  canSubscribe: permissions.subscribe,
  canPublishData: permissions.data,
  hidden: permissions.hidden,
  roomAdmin: permissions.moderate,
});

/** A claim as permissions. */
export function permissionsOf(video: TokenClaims['video']): Permissions {
  const isMute = video.canPublish === false;
  const named = video.canPublishSources ?? [];
  return {
    // No source named means each of them, as in LiveKit.
    publish: isMute ? [] : named.length > 0 ? named : [...TRACK_SOURCES],
    subscribe: video.canSubscribe ?? true,
    data: video.canPublishData ?? true,
    hidden: video.hidden,
    moderate: video.roomAdmin,
  };
}

/** What a token says of somebody; anything that is no object is nothing. */
export function metadataOfClaim(text: string): Record<string, unknown> | null {
  if (text === '') return null;
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
