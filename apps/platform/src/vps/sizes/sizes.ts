import { availableParallelism, totalmem } from 'node:os';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VpsErrors } from '../vps.errors.js';
import { SizeEntity } from './size.entity.js';

const MIB = 1024 * 1024;

/** The sizes that servers can have here. */
@Injectable()
export class Sizes {
  constructor(private readonly dataSource: DataSource) {}

  /** Those that fit on this machine, the smallest first. */
  async list(): Promise<SizeEntity[]> {
    const rows = await this.dataSource.manager.find(SizeEntity, {
      where: { isOffered: true },
      order: { position: 'ASC', slug: 'ASC' },
    });
    return rows.filter(fitsHere);
  }

  /** @throws `vps.size_unknown`, naming the sizes that there are */
  async get(slug: string): Promise<SizeEntity> {
    const sizes = await this.list();
    const found = sizes.find((size) => size.slug === slug);
    if (found) return found;
    const message = `must be one of ${sizes.map((size) => size.slug).join(', ')}`;
    throw VpsErrors.size_unknown({
      detail: `There is no size \`${slug}\`: it ${message}.`,
      issues: [{ location: 'body.size', code: 'invalid_enum', message }],
    });
  }
}

function fitsHere({ vcpus, memoryMb }: SizeEntity): boolean {
  return vcpus <= availableParallelism() && memoryMb * MIB <= totalmem();
}
