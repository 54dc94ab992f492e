import type { TranscodePlan } from '../../transcoder/index.js';
import type { NewTask } from '../asset-tasks.js';
import { furtherPosition } from './further-position.js';

/** The start of every asset of a tenant comes before the rest of any. */
const RANKS = {
  source: 1,
  firstChunk: 2,
  audio: 3,
  images: 4,
  download: 5,
  chunks: 10,
  further: 100_000,
};

/** What is to be done for a plan. */
export function tasksOf(plan: TranscodePlan): NewTask[] {
  const whole = { startMs: 0, endMs: plan.durationMs };
  const source: NewTask[] = plan.canCopyVideo
    ? [{ kind: 'source', position: 0, rank: RANKS.source, ...whole }]
    : [];
  const video = plan.chunks.map(({ startMs, endMs }, position): NewTask => ({
    kind: 'video',
    position,
    rank: position === 0 ? RANKS.firstChunk : RANKS.chunks + position,
    startMs,
    endMs,
  }));
  const audio = plan.audio.map((_, position): NewTask => ({
    kind: 'audio',
    position,
    rank: RANKS.audio,
    ...whole,
  }));
  const further = plan.further.flatMap(({ codec }) =>
    plan.chunks.map(({ startMs, endMs }, chunk): NewTask => {
      const position = furtherPosition(codec, chunk);
      return { kind: 'further', position, rank: RANKS.further + position, startMs, endMs };
    }),
  );
  return [...source, ...video, ...audio, ...further];
}

/** Still pictures, which are made of a rendition that is whole: that costs a fraction. */
export const imagesTask = (durationMs: number): NewTask => ({
  kind: 'images',
  position: 0,
  rank: RANKS.images,
  startMs: 0,
  endMs: durationMs,
});

/** A file for download, which is packed of renditions that are there. */
export const downloadTask = (position: number, durationMs: number): NewTask => ({
  kind: 'download',
  position,
  rank: RANKS.download,
  startMs: 0,
  endMs: durationMs,
});
