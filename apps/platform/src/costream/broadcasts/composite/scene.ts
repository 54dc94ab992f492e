import type { SandboxKind } from '@skydeck/ffmpeg-sandbox';
import type { PictureFormat } from '../../av/av-formats.js';
import type { RoomTaps } from '../../engine/room-taps.js';
import type { ChosenTrack } from './choose-tracks.js';
import { blacken, paint } from './paint.js';
import { PictureSource } from './picture-source.js';
import { type Tile, tilesFor } from './tiles.js';

/** What is shown stays until all of the next has a picture, but no longer. */
const CHANGE_WITHIN_MS = 3_000;

interface Placed {
  readonly source: PictureSource;
  readonly tile: Tile;
}

/** Who is shown where. */
export class Scene {
  #shown: readonly Placed[] = [];
  #next: readonly Placed[] | null = null;
  #changeBy = 0;

  constructor(
    private readonly taps: RoomTaps,
    private readonly roomId: string,
    private readonly format: PictureFormat,
    private readonly kind: SandboxKind,
  ) {}

  /** Shows these from now on, each as soon as there is a picture. @param nowMs of a steady clock */
  show(tracks: readonly ChosenTrack[], nowMs: number): void {
    const tiles = tilesFor(Math.max(1, tracks.length), this.format);
    const known = [...(this.#next ?? []), ...this.#shown].map(({ source }) => source);
    const placed = tracks.map(({ identity, track }, at) => {
      const tile = tiles[at] as Tile;
      const same = known.find((one) => one.failure === null && isSame(one, track.id, tile));
      return { tile, source: same ?? this.#begin(identity, track, tile) };
    });
    const current = this.#next ?? this.#shown;
    const isSameScene =
      placed.length === current.length &&
      placed.every(({ source }, at) => current[at]?.source === source);
    if (isSameScene) return;
    const before = this.#next;
    this.#next = placed;
    this.#changeBy = nowMs + CHANGE_WITHIN_MS;
    this.#closeUnused(before ?? []);
  }

  /** Paints what is shown now. */
  paint(onto: Buffer, nowMs: number): void {
    this.#change(nowMs);
    blacken(onto, this.format);
    for (const { source, tile } of this.#shown) {
      if (source.latest) paint(onto, this.format, tile, source.latest);
    }
  }

  async close(): Promise<void> {
    const all = new Set([...this.#shown, ...(this.#next ?? [])].map(({ source }) => source));
    [this.#shown, this.#next] = [[], null];
    await Promise.all([...all].map((source) => source.close()));
  }

  #change(nowMs: number): void {
    if (this.#next === null) return;
    const isReady = this.#next.every(({ source }) => source.latest !== null);
    if (!isReady && nowMs < this.#changeBy) return;
    const before = this.#shown;
    [this.#shown, this.#next] = [this.#next, null];
    this.#closeUnused(before);
  }

  #begin(identity: string, track: ChosenTrack['track'], tile: Tile): PictureSource {
    const source = new PictureSource(identity, track, tile, this.kind);
    source.open(this.taps, this.roomId).catch((error: unknown) => {
      source.failure = String(error);
    });
    return source;
  }

  #closeUnused(placed: readonly Placed[]): void {
    const used = new Set([...this.#shown, ...(this.#next ?? [])].map(({ source }) => source));
    for (const { source } of placed) if (!used.has(source)) void source.close();
  }
}

const isSame = ({ track, format }: PictureSource, trackId: string, tile: Tile): boolean =>
  track.id === trackId && format.width === tile.width && format.height === tile.height;
