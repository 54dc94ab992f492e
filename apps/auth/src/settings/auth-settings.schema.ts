import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { z } from 'zod';
import type { ProjectSettings } from './auth-settings.service.js';
import { SECTION_NAMES, type SectionName, sections } from './sections.js';

type Sections = typeof sections;
type Views = { [Name in SectionName]: Sections[Name]['view'] };
type Changes = { [Name in SectionName]: z.ZodOptional<Sections[Name]['change']> };

const each = <Field>(field: (name: SectionName) => Field) =>
  Object.fromEntries(SECTION_NAMES.map((name) => [name, field(name)]));

export const AuthSettings = z
  .object({
    mode: z.enum(['live', 'test']).describe('Each mode has settings of its own.'),
    ...(each((name) => sections[name].view) as Views),
    updated_at: z.iso.datetime().nullable().describe('When they were last changed; null if never.'),
  })
  .meta({ id: 'AuthSettings' });
export type AuthSettings = z.output<typeof AuthSettings>;

export const UpdateAuthSettings = z
  .strictObject(each((name) => sections[name].change.optional()) as Changes)
  .meta({ id: 'UpdateAuthSettings' });
export type UpdateAuthSettings = z.output<typeof UpdateAuthSettings>;

export function toAuthSettings(
  tenant: Tenant,
  { values, updatedAt }: ProjectSettings,
): AuthSettings {
  const { mode } = ownerOf(tenant);
  return { mode, ...values, updated_at: updatedAt?.toISOString() ?? null };
}
