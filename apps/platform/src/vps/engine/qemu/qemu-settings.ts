/** What a QEMU engine of one installation is given. */
export interface QemuSettings {
  /** Six hex digits that keep installations on one machine apart. */
  readonly instance: string;
  /** Folder of servers, images and volumes. */
  readonly dir: string;
  /** Where kernel, initrd and guest agent are kept; installations may share it. */
  readonly bootDir?: string;
  /** Most that servers, images and volumes may use of the machine's disk. */
  readonly poolSizeGb?: number;
  /** Private networks that servers may reach all the same. */
  readonly allowCidrs?: readonly string[];
}

/** Largest virtual disk that is taken in. */
export const DISK_LIMIT_BYTES = 2 * 1024 ** 4;
/** Largest root file system that is unpacked. */
export const ROOTFS_LIMIT_BYTES = 64 * 1024 ** 3;
export const GB = 1024 ** 3;
export const KB = 1024;
export const MB = 1024 ** 2;
