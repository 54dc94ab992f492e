/** Lets traffic in (or out) that fits; what no rule lets in is dropped. Answers always pass. */
export interface FirewallRule {
  readonly direction: 'in' | 'out';
  readonly protocol: 'tcp' | 'udp' | 'icmp';
  /** First port, 1 to 65535; absent for icmp or every port. */
  readonly portFrom?: number;
  /** Last port, at least the first. */
  readonly portTo?: number;
  /** Peers as IPv4 networks, such as `0.0.0.0/0`. */
  readonly cidrs: readonly string[];
}
