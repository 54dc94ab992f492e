import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { Rules } from '../rules/rules.schema.js';
import { hostNameOf } from './host-name.js';

const Name = z.string().min(1).max(128);

/** A host name, brought to the form in which requests are looked up. */
export const HostName = z
  .string()
  .min(1)
  .max(253)
  .regex(/^(\*\.)?[A-Za-z0-9_.:[\]-]+$/, 'must be a host name')
  .overwrite(hostNameOf);

/** One running copy of an app or service. */
export const Target = z.object({
  replica_id: Name.optional(),
  host: z.string().regex(/^[A-Za-z0-9.:-]{1,253}$/, 'must be an IP address or host name'),
  port: z.int().min(1).max(65_535),
});
export type Target = z.output<typeof Target>;

/** Where the requests for one host go: to replicas, or to the files of a static release. */
export const Route = z
  .object({
    host: HostName,
    app_id: Name.optional(),
    release_id: Name.optional(),
    service: Name.optional(),
    version: z.int().min(0).default(0),
    targets: z.array(Target).max(1024).optional(),
    /** Without targets, requests wait while the platform starts replicas. */
    wakes: z.boolean().optional(),
    rules: Rules.optional(),
    /** Whether a handshake may wait until a certificate of this host was ordered. */
    on_demand_tls: z.boolean().optional(),
    static: z
      .object({
        dir: z.string().refine(isAbsolute, 'must be an absolute path'),
        spa: z.boolean().default(false),
      })
      .optional(),
  })
  .superRefine((route, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if ((route.app_id === undefined) === (route.service === undefined)) {
      refuse('app_id', 'exactly one of app_id and service is needed');
    }
    if (route.app_id !== undefined && route.release_id === undefined) {
      refuse('release_id', 'is needed for the route of an app');
    }
    if ((route.targets === undefined) === (route.static === undefined)) {
      refuse('targets', 'exactly one of targets and static is needed');
    }
  });
export type Route = z.output<typeof Route>;

/** Every route at one moment. */
export const Snapshot = z
  .object({ version: z.int().min(0), routes: z.array(Route).max(100_000) })
  .superRefine(({ routes }, context) => {
    const seen = new Set<string>();
    for (const [index, { host }] of routes.entries()) {
      if (seen.has(host)) {
        context.addIssue({
          code: 'custom',
          path: ['routes', index, 'host'],
          message: 'is repeated',
        });
      }
      seen.add(host);
    }
  });
export type Snapshot = z.output<typeof Snapshot>;
