/** What a domain asks of those who bring it mail. @see RFC 8461 section 3.2 */
export interface TransportPolicy {
  readonly mode: 'enforce' | 'testing' | 'none';
  /** Names that its servers may have, each as it is or with `*.` in the place of one label. */
  readonly mx: readonly string[];
}

/** What became of a policy when mail was brought. */
export type PolicyOutcome = 'kept' | 'mx_not_listed' | 'tls_failed';

/** Knows what domains ask of those who bring them mail. */
export abstract class TransportPolicies {
  /** The policy of a domain; null when it has none. */
  abstract policyOf(domain: string): Promise<TransportPolicy | null>;
  /** Told how a policy was kept, also in `testing`, where nothing depends on it. */
  abstract came(domain: string, mode: TransportPolicy['mode'], outcome: PolicyOutcome): void;
}
