import type { AssetEntity } from '../../assets/asset.entity.js';
import { TRANSCODE_SETTINGS, type TranscodeSettings } from '../../transcoder/index.js';

/** What the owner of an asset chose, in the words of transcoders. Always the same for one asset. */
export const settingsOf = ({ settings }: Pick<AssetEntity, 'settings'>): TranscodeSettings => ({
  ...TRANSCODE_SETTINGS,
  maxHeight: settings.max_height,
  preset: settings.quality === 'high' ? 'quality' : 'fast',
  loudness: settings.loudness,
  codecs: settings.codecs ?? ['h264'],
  hasOverlay: Boolean(settings.watermark) || Boolean(settings.burn_in),
});
