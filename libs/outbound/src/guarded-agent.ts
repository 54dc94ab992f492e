import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { AddressNotAllowed } from './address-not-allowed.js';
import type { AddressPolicy } from './networks.js';

export interface AgentLimits {
  /** Milliseconds until a connection must stand. */
  readonly connectTimeoutMs: number;
  /** Milliseconds without a byte of the answer. */
  readonly idleTimeoutMs: number;
}

/** Looks all addresses of a name up, as `dns.lookup` does. */
export type NameLookup = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Connections to addresses that the policy allows, and to no others. The address is checked where
 * the connection is made, so neither odd notations nor names that change their address get by.
 */
export function guardedAgent(
  policy: AddressPolicy,
  limits: AgentLimits,
  lookup: NameLookup = systemLookup,
): Agent {
  const connector = buildConnector({
    lookup: lookupOf(policy, lookup),
    timeout: limits.connectTimeoutMs,
  });
  return new Agent({
    headersTimeout: limits.idleTimeoutMs,
    bodyTimeout: limits.idleTimeoutMs,
    connect: (options, done) => {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      // No name is looked up for a literal address.
      if (isIP(host) !== 0 && !policy.isAllowed(host)) return done(new AddressNotAllowed(), null);
      connector(options, (error, socket) => {
        if (error !== null) return done(error, null);
        if (!policy.isAllowed(socket.remoteAddress ?? '')) {
          socket.destroy();
          return done(new AddressNotAllowed(), null);
        }
        done(null, socket);
      });
    },
  });
}

/** Looks names up; the connection is made to one of the very addresses that were checked. */
export function lookupOf(policy: AddressPolicy, lookup: NameLookup): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      // A name with addresses of both kinds is an attempt to get inside.
      const [first] = found;
      if (!first || !found.every(({ address }) => policy.isAllowed(address))) {
        return done(new AddressNotAllowed(), []);
      }
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
