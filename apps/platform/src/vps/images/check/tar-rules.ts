import { ImageErrors } from '../image.errors.js';
import type { TarEntry } from './tar-entries.js';

const MOST_ENTRIES = 2_000_000;
const MOST_SYMLINKS = 500_000;
const LONGEST_NAME_BYTES = 4096;
const INITS = new Set(['init', 'sbin/init', 'usr/sbin/init', 'bin/init', 'usr/bin/init']);
/** Devices that every guest has: null, zero, full, random, urandom, tty, console, ptmx. */
const DEVICES = new Set(['1:3', '1:5', '1:7', '1:8', '1:9', '5:0', '5:1', '5:2']);

/** What a root file system may have in it. Links may point anywhere: they do so in the guest. */
export class TarRules {
  #entries = 0;
  #hasInit = false;
  readonly #symlinks = new Set<string>();

  /** @throws `image.unsafe` naming the entry */
  check(entry: TarEntry): void {
    const name = this.#plainName(entry.name);
    this.#entries += 1;
    if (this.#entries > MOST_ENTRIES) this.#refuse(entry.name, 'one entry too many');
    this.#checkParents(name, entry.name);
    if (entry.kind === 'other') this.#refuse(entry.name, 'neither file, folder nor link');
    if (entry.kind === 'link') this.#checkParents(this.#plainName(entry.linkName), entry.name);
    if (entry.kind === 'block' || entry.kind === 'char') this.#checkDevice(name, entry);
    if (entry.kind === 'symlink') {
      this.#symlinks.add(name);
      if (this.#symlinks.size > MOST_SYMLINKS) this.#refuse(entry.name, 'one link too many');
    }
    this.#hasInit ||= INITS.has(name);
  }

  /** @throws `image.not_bootable` */
  end(): void {
    if (!this.#hasInit) throw ImageErrors.not_bootable();
  }

  /** Without the leading `./`, so that names can be compared. */
  #plainName(given: string): string {
    const parts = given.split('/').filter((part) => part !== '' && part !== '.');
    const isOutside = given.startsWith('/') || parts.includes('..');
    if (isOutside || given.includes('\0')) this.#refuse(given, 'it leads out of the archive');
    if (Buffer.byteLength(given) > LONGEST_NAME_BYTES) this.#refuse(given, 'its name is too long');
    return parts.join('/');
  }

  /** What is unpacked below a link would be written where the link points. */
  #checkParents(name: string, shown: string): void {
    if (this.#symlinks.size === 0) return;
    for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
      if (this.#symlinks.has(name.slice(0, at))) this.#refuse(shown, 'it is below a link');
    }
  }

  #checkDevice(name: string, { kind, device, name: shown }: TarEntry): void {
    const isKnown = kind === 'char' && DEVICES.has(device.join(':'));
    if (!isKnown || !/^dev\/[a-z0-9/]+$/.test(name)) this.#refuse(shown, 'it is a device');
  }

  #refuse(name: string, why: string): never {
    const shown = name.length > 200 ? `${name.slice(0, 200)}…` : name;
    throw ImageErrors.unsafe({ detail: `${JSON.stringify(shown)}: ${why}.` });
  }
}
