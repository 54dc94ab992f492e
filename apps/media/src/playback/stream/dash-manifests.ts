import { Injectable } from '@nestjs/common';
import { type DashAudio, dashManifest, type DashVideo } from '../../packager/index.js';
import { PlaybackErrors } from '../playback.errors.js';
import type { PlayedAsset } from './played-assets.js';
import { addressOf, openSegment } from './playlists.js';
import { type PlayedRendition, RenditionsPlayed } from './renditions-played.js';

/** Writes manifests of MPEG-DASH over the files that playlists name. */
@Injectable()
export class DashManifests {
  constructor(private readonly renditions: RenditionsPlayed) {}

  /** @throws `playback.dash_encrypted`, `playback.dash_not_ready` */
  async manifest(asset: PlayedAsset, ticket: string): Promise<string> {
    if (asset.encryption !== 'none') throw PlaybackErrors.dash_encrypted();
    const all = await this.renditions.of(asset);
    const whole = all.filter(({ isWhole }) => isWhole);
    const sounds = whole.filter(({ kind }) => kind === 'audio');
    const isMissing = (kind: string) =>
      all.some((one) => one.kind === kind) && !whole.some((one) => one.kind === kind);
    const isReady =
      asset.playable && whole.length > 0 && !isMissing('video') && !isMissing('audio');
    if (!isReady) throw PlaybackErrors.dash_not_ready();
    const video: DashVideo[] = [];
    for (const one of encoded(whole.filter(({ kind }) => kind === 'video'))) {
      const { width, height } = one;
      if (width === null || height === null) continue;
      const framesPerSecond = one.frameRate ?? 0;
      video.push({ ...(await this.#rendition(asset, one)), width, height, framesPerSecond });
    }
    const audio: DashAudio[] = [];
    for (const [place, one] of sounds.entries()) {
      audio.push({
        ...(await this.#rendition(asset, one)),
        label: one.label ?? one.name,
        language: one.language,
        channels: one.channels ?? 2,
        sampleRateHz: one.timescale,
        isDefault: place === 0,
      });
    }
    return dashManifest({ baseUrl: `${ticket}/`, video, audio });
  }

  async #rendition({ generation }: PlayedAsset, one: PlayedRendition) {
    const folder = `${generation}/${one.name}/`;
    const segments = await this.renditions.segmentsOf(one);
    return {
      id: one.name,
      codecs: one.codecs,
      bandwidthBps: one.bandwidthBps,
      timescale: one.timescale,
      initUri: addressOf(folder, one.initKey),
      segments: segments.map((segment) => openSegment(folder, segment)),
      isComplete: true,
    };
  }
}

/** The picture as it came is cut elsewhere than the others: players could not change to it. */
function encoded(video: readonly PlayedRendition[]): readonly PlayedRendition[] {
  const ours = video.filter(({ name }) => name !== 'source');
  return ours.length > 0 ? ours : video;
}
