import type { JSONWebKeySet } from 'jose';
import type { Product, ProjectNames, Role } from './principal.js';
import type { KeyMode } from './api-key.js';

/** What auth knows of a key that is in force. */
export interface KeyRecord {
  /** `key_…` */
  readonly id: string;
  readonly project: ProjectNames;
  readonly product: Product;
  readonly mode: KeyMode;
  readonly scopes: readonly string[];
  /** RFC 3339, UTC; null when the key never expires. */
  readonly expires_at: string | null;
  /** Networks that it may be used from; everywhere when there is none. */
  readonly allowed_cidrs?: readonly string[];
  /** Its own number of requests in a minute; null for that of the installation. */
  readonly rate_limit_per_minute?: number | null;
}

/** An account's place in a project. */
export interface Membership {
  readonly project: ProjectNames;
  readonly role: Role;
}

/** A service token as auth hands it out. */
export interface IssuedToken {
  readonly access_token: string;
  /** Seconds from now. */
  readonly expires_in: number;
}

/**
 * Where the guard looks credentials up. A method that cannot find out throws; it never guesses.
 * Every other service asks auth over HTTP, auth asks itself.
 */
export abstract class CredentialSource {
  /** The key with this SHA-256 (hexadecimal), or null when none is in force. */
  abstract key(sha256: string): Promise<KeyRecord | null>;
  /** Whether a session (`ses_…`) is in force. */
  abstract isSessionActive(sessionId: string): Promise<boolean>;
  /** The role of an account in a project (identifier or slug), or null when it has none. */
  abstract member(accountId: string, project: string): Promise<Membership | null>;
  /** The public keys that tokens are signed with. */
  abstract jwks(): Promise<JSONWebKeySet>;
  /** A fresh service token for this process. */
  abstract serviceToken(): Promise<IssuedToken>;
}
