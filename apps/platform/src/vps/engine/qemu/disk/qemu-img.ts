import { ComputeFailure } from '../../compute-failure.js';
import { DISK_LIMIT_BYTES } from '../qemu-settings.js';
import { confined, type ConfinedOptions } from './confined.js';

/** What `qemu-img info` tells of a file. */
export interface DiskInfo {
  readonly format: string;
  readonly 'virtual-size': number;
  readonly 'actual-size': number;
  readonly 'backing-filename'?: string;
  readonly encrypted?: boolean;
  readonly 'format-specific'?: { readonly data?: { readonly 'data-file'?: string } };
  readonly snapshots?: readonly { readonly name: string; readonly 'vm-state-size': number }[];
}

const DEADLINE_MS = 600_000;

/** The program that makes and changes disk files, always told the format: a disk's owner writes its start. */
export class QemuImg {
  constructor(private readonly place: Pick<ConfinedOptions, 'cwd' | 'uid' | 'signal'>) {}

  async run(...args: readonly string[]): Promise<string> {
    return confined(['qemu-img', ...args], { ...this.place, deadlineMs: DEADLINE_MS });
  }

  /** Makes an empty disk, or a layer on another one. */
  async create(file: string, sizeBytes: number, base?: string): Promise<void> {
    const layer = base === undefined ? [] : ['-F', 'qcow2', '-b', base];
    await this.run('create', '-q', '-f', 'qcow2', ...layer, file, String(sizeBytes));
  }

  async info(file: string, format = 'qcow2'): Promise<DiskInfo> {
    return JSON.parse(
      await this.run('info', '-U', '-f', format, '--output=json', file),
    ) as DiskInfo;
  }

  /** Grows a disk; never shrinks one. */
  async grow(file: string, sizeBytes: number): Promise<void> {
    const { 'virtual-size': now } = await this.info(file);
    if (sizeBytes < now) {
      throw new ComputeFailure('disk_shrink', 'A disk is never made smaller.');
    }
    if (sizeBytes > now) await this.run('resize', '-q', '-f', 'qcow2', file, String(sizeBytes));
  }

  /** Refuses a stranger's disk that would make us read other files, or is too large. */
  async judge(file: string, format: 'qcow2' | 'raw'): Promise<DiskInfo> {
    const info = await this.info(file, format).catch((error: unknown) => {
      const why = error instanceof ComputeFailure ? error.engineMessage : undefined;
      throw new ComputeFailure('unsupported', 'The file is no disk that can be read.', why);
    });
    if (info['backing-filename'] !== undefined) refuse('The disk is a layer on another file.');
    if (info['format-specific']?.data?.['data-file'] !== undefined) {
      refuse('The disk has its data in another file.');
    }
    if (info.encrypted === true) refuse('The disk is encrypted.');
    if (info['virtual-size'] > DISK_LIMIT_BYTES) refuse('The disk is too large.');
    return info;
  }
}

function refuse(text: string): never {
  throw new ComputeFailure('unsupported', text);
}
