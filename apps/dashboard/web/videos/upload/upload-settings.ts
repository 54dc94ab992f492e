/** Codecs that a picture can be made in, beside H.264. */
export const FURTHER_CODECS = [
  { value: 'hevc', label: 'HEVC' },
  { value: 'vp9', label: 'VP9' },
  { value: 'av1', label: 'AV1' },
] as const;
type Codec = 'h264' | (typeof FURTHER_CODECS)[number]['value'];

/** What is wanted of the files that are sent next. */
export interface UploadSettings {
  readonly codecs: readonly string[];
  readonly quality: 'standard' | 'high';
  /** As the project has it when null. */
  readonly retentionDays: number | null;
  readonly keepsSource: boolean;
}

/** What most people want. */
export const USUAL_SETTINGS: UploadSettings = {
  codecs: [],
  quality: 'standard',
  retentionDays: null,
  keepsSource: true,
};

/** The same in the words of the service. */
export function assetOf({ codecs, quality, retentionDays, keepsSource }: UploadSettings) {
  const further = FURTHER_CODECS.map(({ value }) => value).filter((one) => codecs.includes(one));
  const all: Codec[] = ['h264', ...further];
  return {
    quality,
    codecs: all,
    keep_source: keepsSource,
    ...(retentionDays !== null && { retention_days: retentionDays }),
  };
}
