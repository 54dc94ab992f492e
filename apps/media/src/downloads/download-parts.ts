import { Injectable } from '@nestjs/common';
import type { AssetEntity } from '../assets/asset.entity.js';
import { type JoinableRendition, RenditionFiles } from '../pipeline/files/rendition-files.js';
import { MissingPart } from '../pipeline/missing-part.js';
import { planOf } from '../pipeline/plan/plan-of.js';
import { AUDIO_ONLY, HIGHEST } from './static-rendition.entity.js';

/** Chooses what a file for download is packed of. */
@Injectable()
export class DownloadParts {
  constructor(private readonly files: RenditionFiles) {}

  /** The picture of that name, and the sound that is heard unless another one is chosen. @throws MissingPart */
  async pick(asset: AssetEntity, name: string) {
    const sounds = await this.files.of(asset, 'audio');
    const { name: usual } = planOf(asset).audio.find(({ isDefault }) => isDefault) ?? {};
    const sound = sounds.find((one) => one.name === usual) ?? sounds[0];
    if (name === AUDIO_ONLY) {
      if (!sound) throw new MissingPart('rendition_missing');
      return { picture: undefined, sound };
    }
    const pictures = await this.files.of(asset, 'video');
    const picture = name === HIGHEST ? pictures.at(-1) : pictures.find((one) => one.name === name);
    // The best of a sound is the sound.
    if (!picture && !(name === HIGHEST && sound)) throw new MissingPart('rendition_missing');
    return { picture, sound };
  }
}

/** What a file says of its sound; nothing when that is no language. */
export const languageOf = (sound: JoinableRendition | undefined): string | null =>
  /^[a-z]{3}$/.test(sound?.language ?? '') ? (sound?.language ?? null) : null;
