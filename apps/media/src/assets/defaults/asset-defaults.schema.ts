import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { RetentionDays } from '../new-asset.schema.js';

const retention = RetentionDays.describe(
  'After how many days new assets are deleted; never when null. One that exists keeps its end.',
);

export const AssetDefaults = z.object({ retention_days: retention }).meta({ id: 'AssetDefaults' });

export const UpdateAssetDefaults = z
  .strictObject({ retention_days: retention })
  .meta({ id: 'UpdateAssetDefaults' });
export type UpdateAssetDefaults = z.output<typeof UpdateAssetDefaults>;

export const AssetDefaultsResponse = envelopeOf(AssetDefaults);
