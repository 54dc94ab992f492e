/** What an image is made of. One of a catalogue entry's recipe, or a file. */
export interface ImageSource {
  /** `img_…` or the slug and content hash of a catalogue image. */
  readonly id: string;
  /** How the engine's copy is labelled, such as `Debian 12 (bookworm)`. */
  readonly title: string;
  /**
   * A tar archive (gzip, xz or zstd) of a root file system with its own init; engines make of it
   * what they boot. `disk` is a qcow2 or raw disk that boots by itself, for virtual machines only.
   */
  readonly format: 'rootfs' | 'disk';
  /** Where the file is on this machine. */
  readonly path: string;
  /** Whether the image has cloud-init. */
  readonly hasCloudInit: boolean;
}
