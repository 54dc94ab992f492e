import { hashOf, isApiKey, type Principal, type Revocation } from '@skydeck/auth-guard';

/** Who opened a stream, as a revocation names them; no secret is in it. */
export interface Opener {
  readonly projectId: string;
  readonly actorId: string;
  readonly credential: string | null;
}

/** What a request was made with, as it is kept. */
export function credentialOf({ sessionId }: Principal, bearer: string | null): string | null {
  if (sessionId !== undefined) return `session:${sessionId}`;
  return bearer !== null && isApiKey(bearer) ? `key:${hashOf(bearer)}` : null;
}

/** Whether a revocation is about who opened a stream. */
export function concerns({ credential, actorId, projectId }: Opener, gone: Revocation): boolean {
  if (gone.kind === 'key') return credential === `key:${gone.sha256}`;
  if (gone.kind === 'session') return credential === `session:${gone.session_id}`;
  if (projectId !== gone.project_id) return false;
  return gone.kind === 'project' || actorId === gone.account_id;
}
