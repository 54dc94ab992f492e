import { deriveKey } from './derive-key.js';

/**
 * What the platform shows to the edge. The way between them may be without TLS: who listens there can
 * steer the edge with it, and learns nothing of the secret that it is made of.
 */
export function edgeToken(secret: string): string {
  return deriveKey({ secret, purpose: 'control of the edge' }).toString('base64url');
}
