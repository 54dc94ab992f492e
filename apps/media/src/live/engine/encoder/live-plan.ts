import { ladderOf } from '../../../transcoder/plan/ladder.js';
import type { VideoRendition } from '../../../transcoder/index.js';
import type { LiveSource } from './live-source.js';

/** A rendition of a live stream. */
export interface LiveRenditionPlan {
  readonly name: string;
  readonly kind: 'video' | 'audio';
  readonly width: number | null;
  readonly height: number | null;
  readonly frameRate: number | null;
  readonly channels: number | null;
  /** Null when it is passed on, or sound. */
  readonly encoding: VideoRendition | null;
}

/** How much a process may do for one stream. */
export interface LiveEffort {
  readonly extraRungs: number;
  /** Of pictures that are encoded. */
  readonly maxHeight: number;
}

/** The picture as it was sent, or in that size. */
const TOP = 'source';
export const SOUND = 'audio-0';
/** Which rungs are wanted first: small ones help most who cannot play the sent picture. */
const WANTED = [360, 720, 480, 240, 1080];

/** What is made of a source. */
export function planLive(
  { size, framesPerSecond, hasAudio, isPassable }: LiveSource,
  { extraRungs, maxHeight }: LiveEffort,
): LiveRenditionPlan[] {
  const sound: LiveRenditionPlan = {
    name: SOUND,
    kind: 'audio',
    width: null,
    height: null,
    frameRate: null,
    channels: 2,
    encoding: null,
  };
  const sounds = hasAudio ? [sound] : [];
  if (size === null) return sounds;
  const [top, ...lower] = ladderOf(
    size,
    isPassable ? Math.max(maxHeight, 2160) : maxHeight,
    framesPerSecond,
  );
  const frameRate = Math.round(framesPerSecond * 1000) / 1000;
  const pictures: LiveRenditionPlan[] = [];
  const common = { kind: 'video', frameRate, channels: null } as const;
  if (isPassable) pictures.push({ ...common, name: TOP, ...size, encoding: null });
  else if (top) {
    const { width, height } = top;
    pictures.push({ ...common, name: TOP, width, height, encoding: top });
  }
  const wanted = lower
    .toSorted((one, other) => wish(one) - wish(other))
    .slice(0, extraRungs)
    .toSorted((one, other) => other.height - one.height);
  for (const rung of wanted) {
    const { name, width, height } = rung;
    pictures.push({ ...common, name, width, height, encoding: rung });
  }
  return [...pictures, ...sounds];
}

/** Place in the list of wishes. */
function wish({ name }: VideoRendition): number {
  const place = WANTED.indexOf(Number.parseInt(name, 10));
  return place < 0 ? WANTED.length : place;
}
