import { CommonErrors } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import { masterPlaylist, mediaPlaylist, type MediaSegment } from '../../packager/index.js';
import { PlaybackErrors } from '../playback.errors.js';
import type { PlayedAsset } from './played-assets.js';
import { type PlayedRendition, type PlayedSegment, RenditionsPlayed } from './renditions-played.js';

/** Writes what players read first. Addresses in it are relative to the playlist. */
@Injectable()
export class Playlists {
  constructor(private readonly renditions: RenditionsPlayed) {}

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
      subtitles: [],
    });
  }

  /** The playlist of one rendition; grows while it is being made. */
  async media(asset: PlayedAsset, name: string): Promise<string> {
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
}

const addressOf = (folder: string, key: string): string =>
  folder + key.slice(key.lastIndexOf('/') + 1);

function openSegment(folder: string, segment: PlayedSegment): MediaSegment {
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
