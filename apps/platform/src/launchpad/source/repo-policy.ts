import { Injectable } from '@nestjs/common';
import { AppErrors } from '../apps/app.errors.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { resolveHost } from './public-address.js';
import { parseRepoAddress, type RepoAddress, withoutCredentials } from './repo-address.js';

/** Decides which repositories may be deployed. */
@Injectable()
export class RepoPolicy {
  constructor(private readonly settings: LaunchpadSettings) {}

  /**
   * Reads an address and refuses what this installation does not clone.
   * @param mayUseLocal whether the caller may deploy folders of this machine
   * @throws `app.repo_invalid`, `app.repo_not_allowed`
   */
  async admit(repo: string, mayUseLocal: boolean): Promise<RepoAddress> {
    const address = parseRepoAddress(repo);
    if (!address) {
      throw AppErrors.repo_invalid({
        detail: `\`${withoutCredentials(repo).slice(0, 200)}\` is not an address of a Git repository.`,
      });
    }
    if (address.kind === 'local') this.#admitLocal(mayUseLocal);
    else await this.resolve(address.host ?? '');
    return address;
  }

  /**
   * The addresses that may be connected to for a host; empty when it has none.
   * @throws `app.repo_not_allowed` when one of them is private
   */
  async resolve(host: string): Promise<readonly string[]> {
    const { addresses, isPublic } = await resolveHost(host);
    if (isPublic || this.settings.config.LAUNCHPAD_ALLOW_PRIVATE_REPOS) return addresses;
    throw AppErrors.repo_not_allowed({
      detail: `\`${host}\` is on a private network, and this installation clones from public addresses only.`,
    });
  }

  #admitLocal(mayUseLocal: boolean): void {
    if (!this.settings.config.LAUNCHPAD_ALLOW_LOCAL_REPOS) {
      throw AppErrors.repo_not_allowed({
        detail: 'This installation does not deploy from folders of its own machine.',
      });
    }
    if (mayUseLocal) return;
    throw AppErrors.repo_not_allowed({
      detail: 'Only owners may deploy from folders of the machine that runs the platform.',
    });
  }
}
