import { isIPv6 } from 'node:net';
import { callbackify } from 'node:util';
import type { Provider } from '@nestjs/common';
import { type NameLookup, Outbound } from '@skydeck/outbound';
import { Clock } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import { MailResolver } from '../../../domains/mail-resolver.js';
import { MtaStsCache } from './mta-sts-cache.js';
import { MtaStsPolicies } from './mta-sts-policies.js';
import { TransportPolicies } from './transport-policies.js';

/** What knows the policies of domains. */
export function mtaStsProviders(allowCidrs: readonly string[]): Provider[] {
  return [
    MtaStsCache,
    {
      provide: TransportPolicies,
      useFactory: (
        cache: MtaStsCache,
        resolver: MailResolver,
        clock: Clock,
        metrics?: ServiceMetrics,
      ) => {
        const outbound = new Outbound(allowCidrs, lookupBy(resolver));
        return new MtaStsPolicies({ cache, resolver, outbound, clock }, metrics);
      },
      inject: [MtaStsCache, MailResolver, Clock, { token: ServiceMetrics, optional: true }],
    },
  ];
}

/** The name servers that are asked for the servers of a domain are asked for its policy, too. */
export function lookupBy(resolver: MailResolver): NameLookup {
  const ask = callbackify(async (host: string) => {
    const found = await resolver.addresses(host);
    return found.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  });
  return (host, _options, done) => ask(host, done);
}
