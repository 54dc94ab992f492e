import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { AssetEntity } from '../assets/asset.entity.js';
import { type JoinableRendition, RenditionFiles } from '../pipeline/files/rendition-files.js';
import { type StillFormat, Transcoder } from '../transcoder/index.js';
import { stillSize, type WantedSize } from './still-size.js';

/** What a picture is made of. */
export type Filmed = Pick<AssetEntity, 'id' | 'generation' | 'durationMs'>;

/** One picture of a film. */
export interface WantedStill extends WantedSize {
  readonly frame: number;
  readonly format: StillFormat;
}

/** Makes pictures out of renditions: of each, only the segment with the moment is read. */
@Injectable()
export class Moments {
  constructor(
    private readonly files: RenditionFiles,
    private readonly transcoder: Transcoder,
  ) {}

  /** Renditions that are whole, the smallest first. */
  async whole(film: Filmed): Promise<JoinableRendition[]> {
    const all = await this.files.of(film, 'video');
    return all.filter(({ status, width, height }) => status === 'ready' && width && height);
  }

  /** Number of the picture that is seen at a moment. */
  frameAt({ durationMs }: Filmed, { frameRate }: JoinableRendition, atMs: number): number {
    const rate = frameRate ?? 1;
    const last = Math.max(0, Math.round(((durationMs ?? 0) / 1000) * rate) - 1);
    return Math.min(last, Math.floor((atMs / 1000) * rate + 1e-6));
  }

  /** Makes a picture; null when the rendition has nothing there. */
  async still(
    wanted: WantedStill,
    renditions: readonly JoinableRendition[],
    folder: string,
    signal: AbortSignal,
  ): Promise<string | null> {
    const chosen = goodFor(renditions, wanted);
    if (!chosen) return null;
    const { width, height, frameRate } = chosen;
    const file = path.join(folder, 'moment.mp4');
    // Half a picture earlier, so that rounding finds this one and no other.
    const atMs = Math.max(0, ((wanted.frame - 0.5) * 1000) / (frameRate ?? 1));
    const nextMs = ((wanted.frame + 0.5) * 1000) / (frameRate ?? 1);
    const span = { fromMs: nextMs, untilMs: nextMs };
    const found = await this.files.span(chosen, span, file, signal);
    if (!found) return null;
    const size = stillSize({ width: width ?? 2, height: height ?? 2 }, wanted);
    const inFileMs = Math.max(0, atMs - found.startMs);
    return this.transcoder.makeStill(
      { file, atMs: inFileMs, ...size, format: wanted.format, folder },
      signal,
    );
  }

  /** Makes some seconds that move; null when the renditions have nothing there. */
  async animation(
    { fromMs, untilMs, width }: { fromMs: number; untilMs: number; width: number },
    renditions: readonly JoinableRendition[],
    folder: string,
    signal: AbortSignal,
  ): Promise<string | null> {
    const chosen = goodFor(renditions, { width, fit: 'contain' });
    if (!chosen) return null;
    const file = path.join(folder, 'moments.mp4');
    const found = await this.files.span(chosen, { fromMs, untilMs }, file, signal);
    if (!found) return null;
    const source = { width: chosen.width ?? 2, height: chosen.height ?? 2 };
    const { box } = stillSize(source, { width, fit: 'contain' });
    const durationMs = untilMs - fromMs;
    const from = Math.max(0, fromMs - found.startMs);
    return this.transcoder.makeAnimation(
      { file, fromMs: from, durationMs, ...box, folder },
      signal,
    );
  }
}

/** The smallest that is large enough, else the largest. */
function goodFor(renditions: readonly JoinableRendition[], { width, height, fit }: WantedSize) {
  const isWide = (one: JoinableRendition) => width === undefined || (one.width ?? 0) >= width;
  const isTall = (one: JoinableRendition) => height === undefined || (one.height ?? 0) >= height;
  // What fits a box is as large as the box on one side only.
  const isOneEnough = fit === 'contain' && width !== undefined && height !== undefined;
  const isEnough = (one: JoinableRendition) =>
    isOneEnough ? isWide(one) || isTall(one) : isWide(one) && isTall(one);
  if (width === undefined && height === undefined) return renditions.at(-1);
  return renditions.find(isEnough) ?? renditions.at(-1);
}
