import { SOURCE_PATH, words } from '@skydeck/ffmpeg-sandbox';

/** Containers that are opened. Lists that name other files are none of them. */
const CONTAINERS =
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,flv,mpegts,mpeg,asf,ogg,wav,mp3,aac,flac,mxf';

/** Damage is shown as it is; a part that is damaged only is no reason to end. */
export const FORGIVING = ['-max_error_rate', '1'];

/** Largest picture, in pixels, that a decoder allocates. */
export const MAX_PIXELS = 35_389_440;

/** Options of every call of ffprobe, which asks for nothing. */
export const QUIET_PROBE = ['-hide_banner', '-v', 'error'];

/** Options of every call of ffmpeg. */
export const QUIET = ['-nostdin', '-hide_banner', '-v', 'error'];

/** The source, and nothing that it may point to. */
export function input(options: readonly string[] = [], file = SOURCE_PATH): string[] {
  return [...guards(), ...options, '-i', `file:${file}`];
}

/** What keeps a demuxer and a decoder to the one file and to pictures that fit. */
export function guards(): string[] {
  return [
    ...words(`-protocol_whitelist file -format_whitelist ${CONTAINERS}`),
    ...words(`-max_pixels ${MAX_PIXELS}`),
  ];
}
