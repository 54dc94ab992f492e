import { type LocationConfig, mapFolderOf } from './location.config.js';

/** What the location service was told at its start. */
export class LocationSettings {
  /** Where maps lie that are built. */
  readonly folder: string;

  constructor(readonly config: LocationConfig) {
    this.folder = mapFolderOf(config);
  }
}
