import { CommonErrors } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import {
  iframePlaylist,
  masterPlaylist,
  mediaPlaylist,
  type MediaSegment,
} from '../../packager/index.js';
import { PlayedTracks } from '../../tracks/played/played-tracks.js';
import { PlaybackErrors } from '../playback.errors.js';
import type { PlayedAsset } from './played-assets.js';
import { type PlayedRendition, type PlayedSegment, RenditionsPlayed } from './renditions-played.js';

/** Writes what players read first. Addresses in it are relative to the playlist. */
@Injectable()
export class Playlists {
  constructor(
    private readonly renditions: RenditionsPlayed,
    private readonly tracks: PlayedTracks,
  ) {}

  /** @throws `playback.not_ready` */
  async master(asset: PlayedAsset, ticket: string): Promise<string> {
    const renditions = await this.renditions.of(asset);
    if (!asset.playable || renditions.length === 0) throw PlaybackErrors.not_ready();
    const common = (one: PlayedRendition) => ({
      uri: `${ticket}/${one.name}.m3u8`,
      codecs: one.codecs,
      peakBps: one.bandwidthBps,
      averageBps: one.averageBandwidthBps ?? one.bandwidthBps,
    });
    const sounds = renditions.filter(({ kind }) => kind === 'audio');
    const isOpen = asset.encryption === 'none';
    return masterPlaylist({
      video: renditions.flatMap((one) =>
        one.width === null || one.height === null
          ? []
          : [
              {
                ...common(one),
                width: one.width,
                height: one.height,
                framesPerSecond: one.frameRate ?? 0,
              },
            ],
      ),
      audio: sounds.map((one, place) =>
        Object.assign(common(one), {
          label: one.label ?? one.name,
          language: one.language,
          channels: one.channels ?? 2,
          isDefault: place === 0,
        }),
      ),
      iframes: renditions.flatMap(({ iframeBandwidthBps: peakBps, width, height, ...one }) =>
        isOpen && hasIframes(one) && peakBps !== null && width !== null && height !== null
          ? [
              {
                uri: `${ticket}/${one.name}${IFRAMES}.m3u8`,
                peakBps,
                codecs: one.codecs,
                width,
                height,
              },
            ]
          : [],
      ),
      subtitles: await this.tracks.variants(asset.assetId, ticket),
    });
  }

  /** The playlist of one rendition; grows while it is being made. */
  async media(asset: PlayedAsset, name: string): Promise<string> {
    if (name.endsWith(IFRAMES)) return this.#iframes(asset, name.slice(0, -IFRAMES.length));
    const rendition = (await this.renditions.of(asset)).find((one) => one.name === name);
    if (!rendition) throw CommonErrors.not_found();
    const segments = await this.renditions.segmentsOf(rendition);
    const { generation, encryption } = asset;
    const folder = `${generation}/${name}/`;
    return mediaPlaylist({
      timescale: rendition.timescale,
      initUri: addressOf(folder, rendition.initKey),
      segments: segments.map((segment, number) =>
        encryption === 'none'
          ? openSegment(folder, segment)
          : sealedSegment(folder, segment, number),
      ),
      isComplete: rendition.isWhole,
      ...(encryption !== 'none' && { keyUri: 'key' }),
    });
  }

  /** The keyframes of a rendition that is whole. */
  async #iframes(asset: PlayedAsset, name: string): Promise<string> {
    const rendition = (await this.renditions.of(asset)).find((one) => one.name === name);
    const isThere = rendition && asset.encryption === 'none' && hasIframes(rendition);
    if (!isThere || rendition.iframeBandwidthBps === null) throw CommonErrors.not_found();
    const folder = `${asset.generation}/${name}/`;
    const segments = await this.renditions.segmentsOf(rendition);
    return iframePlaylist({
      timescale: rendition.timescale,
      initUri: addressOf(folder, rendition.initKey),
      isComplete: true,
      segments: segments.map((segment) => {
        const { keyframeBytes } = segment;
        return openSegment(folder, { ...segment, sizeBytes: keyframeBytes ?? segment.sizeBytes });
      }),
    });
  }
}

/** How playlists of keyframes are called. */
const IFRAMES = '-iframes';

/** Pictures while people seek are decoded everywhere in H.264. */
const hasIframes = ({ isWhole, codec }: Pick<PlayedRendition, 'isWhole' | 'codec'>): boolean =>
  isWhole && codec === 'h264';

/** Where a file of a rendition is, seen from a playlist. */
export const addressOf = (folder: string, key: string): string =>
  folder + key.slice(key.lastIndexOf('/') + 1);

/** A segment that is a range of a file. */
export function openSegment(folder: string, segment: PlayedSegment): MediaSegment {
  const { objectKey, offsetBytes, sizeBytes, durationTicks } = segment;
  return { uri: addressOf(folder, objectKey), range: { offsetBytes, sizeBytes }, durationTicks };
}

/** Each has an address of its own: what is encrypted is no range of a file. */
function sealedSegment(
  folder: string,
  { durationTicks }: PlayedSegment,
  number: number,
): MediaSegment {
  return { uri: `${folder}e${number}.m4s`, range: null, durationTicks };
}
