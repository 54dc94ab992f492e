import { PRODUCTS } from '@skydeck/auth-guard';
import { z } from 'zod';
import { KeyName, Mode } from '../keys/keys.schema.js';

const Id = z.string().max(64);

export const MakeKey = z.strictObject({
  project_id: Id,
  account_id: Id,
  role: z.enum(['owner', 'admin', 'developer', 'viewer']),
  product: z.enum(PRODUCTS),
  mode: Mode,
  name: KeyName,
  scopes: z.array(z.string().max(64)).min(1).max(32).optional(),
});
export type MakeKey = z.output<typeof MakeKey>;

export const RevokeKey = z.strictObject({ project_id: Id, id: Id });
export type RevokeKey = z.output<typeof RevokeKey>;

export const AskKeys = z.strictObject({ ids: z.array(Id).max(500) });
export type AskKeys = z.output<typeof AskKeys>;
