import type { Kept } from './options.js';

/** Where tokens are, for every tab of the app. */
export class TokenStore {
  constructor(
    private readonly storage: Storage,
    private readonly key: string,
  ) {}

  get(): Kept | null {
    const text = this.storage.getItem(this.key);
    return text === null ? null : (JSON.parse(text) as Kept);
  }

  set(kept: Kept | null): void {
    if (kept) this.storage.setItem(this.key, JSON.stringify(kept));
    else this.storage.removeItem(this.key);
  }

  /** Hears of what other tabs do. @returns how to stop */
  watch(changed: () => void): () => void {
    const listener = ({ key, storageArea }: StorageEvent) => {
      if (storageArea === this.storage && (key === this.key || key === null)) changed();
    };
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }
}
