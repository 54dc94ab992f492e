import { CommonErrors } from '@skydeck/errors';
import type { ObjectStore } from '@skydeck/object-store';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { encryptSegment } from '../../packager/index.js';
import type { PlayedAsset } from './played-assets.js';
import type { PlayedSegment, RenditionsPlayed } from './renditions-played.js';
import type { SegmentKeys } from './segment-keys.js';

const MOST_REMEMBERED = 2000;

/** Sends segments that are encrypted on their way out. */
export class SegmentDelivery {
  readonly #known = new LRUCache<string, readonly PlayedSegment[]>({ max: MOST_REMEMBERED });

  constructor(
    private readonly store: ObjectStore,
    private readonly renditions: RenditionsPlayed,
    private readonly keys: SegmentKeys,
  ) {}

  /** @param number place of the segment in its playlist, from 0 */
  async sendEncrypted(
    reply: FastifyReply,
    asset: PlayedAsset,
    name: string,
    number: number,
  ): Promise<FastifyReply> {
    const segment = asset.encryption === 'aes-128' ? await this.#find(asset, name, number) : null;
    if (!segment) throw CommonErrors.not_found();
    const { objectKey, offsetBytes: start, sizeBytes } = segment;
    const range = { start, end: start + sizeBytes - 1 };
    const { stream } = await this.store.get(objectKey, { range });
    const key = this.keys.of(asset.assetId, asset.generation);
    const sealed = encryptSegment(Buffer.concat(await stream.toArray()), key, number);
    return reply.header('content-type', 'application/octet-stream').send(sealed);
  }

  /** What is in its place never changes, so a list that is long enough is good. */
  async #find(
    asset: PlayedAsset,
    name: string,
    number: number,
  ): Promise<PlayedSegment | undefined> {
    const known = this.#known.get(nameOf(asset, name))?.[number];
    if (known) return known;
    const rendition = (await this.renditions.of(asset)).find((one) => one.name === name);
    if (!rendition) return undefined;
    const segments = await this.renditions.segmentsOf(rendition);
    this.#known.set(nameOf(asset, name), segments);
    return segments[number];
  }
}

const nameOf = ({ assetId, generation }: PlayedAsset, rendition: string): string =>
  `${assetId}/${generation}/${rendition}`;
