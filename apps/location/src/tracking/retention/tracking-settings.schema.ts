import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { ProjectRetention } from './project-retention.js';

const retentionDays = z
  .int()
  .min(1)
  .max(3650)
  .nullable()
  .describe(
    'Days that positions are kept, 1 to 3,650, where a device says nothing else; null for as long as the installation keeps them.',
  );

export const UpdateTrackingSettings = z
  .strictObject({ retention_days: retentionDays })
  .meta({ id: 'UpdateTrackingSettings' });
export type UpdateTrackingSettings = z.output<typeof UpdateTrackingSettings>;

export const TrackingSettingsShown = z
  .object({
    retention_days: retentionDays,
    most_retention_days: z.int().describe('Nothing is kept longer in this installation.'),
  })
  .meta({ id: 'TrackingSettings' });
export const TrackingSettingsResponse = envelopeOf(TrackingSettingsShown);

/** The settings of a project as callers see them. */
export const toTrackingSettings = ({ days, mostDays }: ProjectRetention) => ({
  retention_days: days,
  most_retention_days: mostDays,
});
