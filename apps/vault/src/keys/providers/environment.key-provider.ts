import { HeldKeyProvider, type MasterKeys, parseMasterKeys } from './master-keys.js';

/** Master keys out of a setting, such as `2026:…,2027:…`. */
export class EnvironmentKeyProvider extends HeldKeyProvider {
  #keys: MasterKeys | undefined;

  constructor(private readonly setting: string) {
    super();
  }

  async open(): Promise<void> {
    await this.keys();
  }

  protected keys(): Promise<MasterKeys> {
    this.#keys ??= parseMasterKeys(this.setting.split(','), 'VAULT_MASTER_KEYS');
    return Promise.resolve(this.#keys);
  }
}
