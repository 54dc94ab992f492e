import { BoxError, boxHeader } from '../../../packager/boxes/box.js';
import { readInit, type InitSegment } from '../../../packager/boxes/init-segment.js';
import { readMovieFragment } from '../../../packager/boxes/movie-fragment.js';
import { startsWithKeyframe } from '../../../packager/boxes/starts-with-keyframe.js';

/** A piece of a rendition that came out of the encoder: one moof and its mdat. */
export interface LiveFragment {
  readonly bytes: Buffer;
  readonly startTicks: number;
  readonly durationTicks: number;
  readonly samples: number;
  readonly startsWithKeyframe: boolean;
}

/** What comes out of an encoder, in its order. */
export interface FragmentSink {
  init(bytes: Buffer, facts: InitSegment): void;
  fragment(fragment: LiveFragment): void;
}

/** A part of half a second stays far below, at any rate that is taken. */
const MAX_BOX_BYTES = 32 * 1024 * 1024;
const HEADER_BYTES = 16;
const SHORT_HEADER_BYTES = 8;

/** Cuts a fragmented MP4 that is being written into its init segment and its fragments. */
export class FragmentSplitter {
  #pieces: Buffer[] = [];
  #heldBytes = 0;
  #init: InitSegment | undefined;
  #head: Buffer[] = [];

  constructor(private readonly sink: FragmentSink) {}

  /** @throws BoxError */
  push(bytes: Buffer): void {
    this.#pieces.push(bytes);
    this.#heldBytes += bytes.length;
    for (;;) {
      const box = this.#nextBox();
      if (box === null) return;
      this.#take(box);
    }
  }

  #nextBox(): { type: string; bytes: Buffer } | null {
    if (this.#heldBytes < HEADER_BYTES) return null;
    const all = this.#joined(HEADER_BYTES);
    const { type, sizeBytes, headerBytes } = boxHeader(all);
    if (sizeBytes < headerBytes || sizeBytes > MAX_BOX_BYTES) {
      throw new BoxError(`The box ${type} has a size that cannot be.`);
    }
    if (this.#heldBytes < sizeBytes) return null;
    const whole = this.#joined(sizeBytes);
    this.#pieces =
      whole.length > sizeBytes
        ? [whole.subarray(sizeBytes), ...this.#pieces.slice(1)]
        : this.#pieces.slice(1);
    this.#heldBytes -= sizeBytes;
    return { type, bytes: whole.subarray(0, sizeBytes) };
  }

  /** The first piece, once it has so many bytes: pieces are joined only then. */
  #joined(needed: number): Buffer {
    const [first] = this.#pieces;
    if (first && first.length >= needed) return first;
    const all = Buffer.concat(this.#pieces);
    this.#pieces = [all];
    return all;
  }

  #take({ type, bytes }: { type: string; bytes: Buffer }): void {
    this.#head.push(bytes);
    if (type === 'moov') {
      const init = Buffer.concat(this.#head);
      this.#head = [];
      this.#init = readInit(init);
      this.sink.init(init, this.#init);
    } else if (type === 'mdat') {
      const whole = Buffer.concat(this.#head);
      const [moof] = this.#head;
      this.#head = [];
      if (!this.#init || !moof) throw new BoxError('Samples come before what they are.');
      const about = moof.subarray(SHORT_HEADER_BYTES);
      const { startTicks, durationTicks, samples } = readMovieFragment(
        about,
        this.#init.defaultSampleTicks,
      );
      const isStart = startsWithKeyframe(about);
      const facts = { startTicks, durationTicks, samples, startsWithKeyframe: isStart };
      this.sink.fragment({ ...facts, bytes: whole });
    }
  }
}
