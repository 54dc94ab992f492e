import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { LaunchpadSettings } from '../launchpad-settings.js';

/** The repositories that apps are pushed to, one folder each. */
@Injectable()
export class PushRepositories {
  constructor(private readonly settings: LaunchpadSettings) {}

  /** Where what was pushed for an app is kept. */
  folderOf(appId: string): string {
    return join(this.settings.dir, 'git', `${appId}.git`);
  }
}
