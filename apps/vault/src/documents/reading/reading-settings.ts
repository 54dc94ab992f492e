import path from 'node:path';
import { folderOf } from '@skydeck/config';
import { identify } from '@skydeck/exec';
import type { ReadingConfig } from './reading.config.js';

/** How files are read here, as providers are given it. */
export class ReadingSettings {
  readonly workFolder: string;
  /** Of this process alone. */
  readonly ownFolder: string;

  constructor(readonly config: ReadingConfig & { readonly SKYDECK_HOME: string }) {
    const { VAULT_WORK_FOLDER, SKYDECK_HOME } = config;
    this.workFolder = folderOf(VAULT_WORK_FOLDER ?? path.join(SKYDECK_HOME, 'vault-work'));
    const { pid, start_token = '0' } = identify(process.pid) ?? { pid: process.pid };
    this.ownFolder = path.join(this.workFolder, `of-${pid}-${start_token}`);
  }
}
