import { hash } from 'node:crypto';
import type { Tenant } from '@skydeck/auth-guard';

/** One thing that a provider keeps: a session, a grant, a code, a token, an interaction. */
export interface ArtifactName {
  readonly tenant: Tenant;
  /** Its kind, in the words of the library. */
  readonly model: string;
  /** Known to its holder only; never kept as it is. */
  readonly id: string;
}

/** By what an artifact is found in the table of OpenID providers. */
export const keyOf = ({ tenant, model, id }: ArtifactName): string =>
  hash('sha256', JSON.stringify([tenant, model, id]), 'base64url');
