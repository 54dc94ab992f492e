import { z } from 'zod';

/** Clients are our own services, so these bodies are not published. */
export const ServiceCredentials = z.strictObject({
  client_id: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  client_secret: z.string().max(512),
});
export type ServiceCredentials = z.output<typeof ServiceCredentials>;

export const IntrospectKey = z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });
export type IntrospectKey = z.output<typeof IntrospectKey>;

export const IntrospectSession = z.strictObject({ session_id: z.string().max(64) });
export type IntrospectSession = z.output<typeof IntrospectSession>;

export const ResolveMember = z.strictObject({
  account_id: z.string().max(64),
  project: z.string().max(64),
});
export type ResolveMember = z.output<typeof ResolveMember>;

export const ResolveProject = z.strictObject({ project: z.string().max(64) });
export type ResolveProject = z.output<typeof ResolveProject>;
