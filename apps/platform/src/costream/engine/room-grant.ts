import type { Permissions } from '@skydeck/costream/protocol';

/**
 * What a participant's token says, in our own words. On the wire it has the form of LiveKit's access
 * tokens (a JWT, HS256, with the claim `video`), so that one token opens either engine.
 * @see https://docs.livekit.io/home/get-started/authentication/
 */
export interface RoomGrant {
  /** `jti`; named when it is revoked. */
  readonly tokenId: string;
  readonly roomId: string;
  readonly projectId: string;
  readonly identity: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly permissions: Permissions;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}
