import type { AssetEntity } from '../../assets/asset.entity.js';
import {
  planRenditions,
  type ProbeReport,
  type TranscodePlan,
  type VideoTreatment,
} from '../../transcoder/index.js';
import { settingsOf } from './settings-of.js';

/** The plan that the probe made: it follows from what is stored, so it is not stored itself. */
export function planOf(asset: AssetEntity): TranscodePlan {
  if (asset.probe === null) throw new Error(`${asset.id} was not looked at yet.`);
  return planRenditions(asset.probe as ProbeReport, settingsOf(asset));
}

/** What is done with the picture of a file that has one. */
export function treatmentOf({ treatment }: TranscodePlan): VideoTreatment {
  if (treatment === null) throw new Error('A file without a picture has no chunks of it.');
  return treatment;
}
