import { SecretBox } from '@skydeck/secret-box';
import { KeyProvider, KeyProviderError, type WrappedKey } from '../key-provider.js';

const KEY_BYTES = 32;
const LINE = /^([A-Za-z0-9_.-]{1,64})[ :]([A-Za-z0-9+/]{43}=)$/;

/** Versions of a master key by their names, the current one last. */
export type MasterKeys = ReadonlyMap<string, Buffer>;

/** Reads `name key` pairs; `#` begins a comment. @throws KeyProviderError */
export function parseMasterKeys(lines: readonly string[], source: string): MasterKeys {
  const keys = new Map<string, Buffer>();
  for (const line of lines.map((text) => text.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [, id = '', text = ''] = LINE.exec(line) ?? [];
    const key = Buffer.from(text, 'base64');
    if (key.length !== KEY_BYTES || keys.has(id)) {
      const cure = 'Each is a name of its own and 32 bytes in Base64.';
      throw new KeyProviderError(`${source} holds what is no master key. ${cure}`);
    }
    keys.set(id, key);
  }
  if (keys.size === 0) throw new KeyProviderError(`${source} holds no master key.`);
  return keys;
}

/** Wraps with master keys that this process holds itself. */
export abstract class HeldKeyProvider extends KeyProvider {
  /** All versions as they are now. */
  protected abstract keys(): Promise<MasterKeys>;

  async currentId(): Promise<string> {
    return [...(await this.keys()).keys()].at(-1) ?? '';
  }

  async wrap(key: Buffer, owner: string): Promise<WrappedKey> {
    const masterKeyId = await this.currentId();
    const box = await this.#box(masterKeyId);
    return { masterKeyId, wrapped: box.seal(key, bound(owner, masterKeyId)) };
  }

  async unwrap({ masterKeyId, wrapped }: WrappedKey, owner: string): Promise<Buffer> {
    const box = await this.#box(masterKeyId);
    try {
      return box.open(wrapped, bound(owner, masterKeyId));
    } catch (cause) {
      const text = `A key cannot be unwrapped with the master key "${masterKeyId}".`;
      throw new KeyProviderError(text, { cause });
    }
  }

  async #box(id: string): Promise<SecretBox> {
    const key = (await this.keys()).get(id);
    if (!key) throw new KeyProviderError(`The master key "${id}" is missing; put it back.`);
    return new SecretBox(key);
  }
}

const bound = (owner: string, masterKeyId: string): string => `${owner}/${masterKeyId}`;
