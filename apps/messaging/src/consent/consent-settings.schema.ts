import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Locale } from '../templates/template-body.schema.js';
import type { ConsentSettingEntity } from './consent-setting.entity.js';
import { QuietHours, TimeZone } from './quiet-hours.js';

const text = z
  .string()
  .min(1)
  .max(480)
  .refine((value) => value.isWellFormed() && !value.includes('\0'), {
    error: 'Must be well-formed Unicode without NUL characters.',
  });
const texts = z
  .record(Locale, text)
  .refine((all) => Object.keys(all).length <= 20, { error: 'Must have at most 20 languages.' });

const quiet_hours = QuietHours.safeExtend({
  time_zone: TimeZone.default('UTC').describe('For people whose own zone is not known.'),
})
  .meta({ id: 'ProjectQuietHours' })
  .nullable()
  .describe('When people are left alone with what is not urgent; null for never.');
const display_name = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
  .nullable()
  .describe('What people see on the page where they choose.');
const is_answering = z
  .boolean()
  .describe('Whether STOP, START and HELP are answered here; off when the provider does.');
const answers = z
  .strictObject({ stop: texts.optional(), start: texts.optional(), help: texts.optional() })
  .describe('Texts by word, then by language; the usual ones for words that are not given.');

export const UpdateConsentSettings = z
  .strictObject({ quiet_hours, display_name, is_answering, answers })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateConsentSettings' });
export type UpdateConsentSettings = z.output<typeof UpdateConsentSettings>;

export const ConsentSettings = z
  .object({
    quiet_hours,
    display_name,
    is_answering,
    answers,
    updated_at: z.iso.datetime().nullable().describe('When it last changed; null for never.'),
  })
  .meta({ id: 'ConsentSettings' });
export type ConsentSettings = z.output<typeof ConsentSettings>;
export const ConsentSettingsResponse = envelopeOf(ConsentSettings);

export function toConsentSettings(row: ConsentSettingEntity): ConsentSettings {
  const { quietHours, displayName, isAnswering, answers: own, version, updatedAt } = row;
  return {
    quiet_hours: quietHours && {
      from: quietHours.from,
      until: quietHours.until,
      time_zone: quietHours.timeZone,
    },
    display_name: displayName,
    is_answering: isAnswering,
    answers: own,
    updated_at: version === 0 ? null : updatedAt.toISOString(),
  };
}
