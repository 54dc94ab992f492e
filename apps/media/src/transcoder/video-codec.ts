/** Codecs of the picture beside H.264, which every browser plays: each costs more, and needs fewer bits. */
export const FURTHER_CODECS = ['hevc', 'vp9', 'av1'] as const;
export type FurtherCodec = (typeof FURTHER_CODECS)[number];

/** Codecs of the picture. */
export const VIDEO_CODECS = ['h264', ...FURTHER_CODECS] as const;
export type VideoCodec = (typeof VIDEO_CODECS)[number];

/** Whether it is made beside H.264. */
export const isFurther = (codec: string): codec is FurtherCodec =>
  FURTHER_CODECS.some((further) => further === codec);
