/** Pictures of a broadcast as they are mixed: planes of YUV 4:2:0, both sides even. */
export interface PictureFormat {
  readonly width: number;
  readonly height: number;
}

/** Bytes of one picture. */
export const pictureBytes = ({ width, height }: PictureFormat): number => (width * height * 3) / 2;

/** Sound as it is mixed: two channels of 16 bits, little end first. */
export const SAMPLE_RATE = 48_000;
export const SOUND_BYTES = 4;
