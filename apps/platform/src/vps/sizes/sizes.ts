import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VpsErrors } from '../vps.errors.js';
import { fitsHere } from './fits-here.js';
import { SizeEntity } from './size.entity.js';

/** The sizes that servers can have here. */
@Injectable()
export class Sizes {
  constructor(private readonly dataSource: DataSource) {}

  /** Those that are offered and fit on this machine, in their order. */
  async list(): Promise<SizeEntity[]> {
    const rows = await this.all();
    return rows.filter((row) => row.isOffered && fitsHere(row));
  }

  /** Also those that no server is given. */
  all(): Promise<SizeEntity[]> {
    const order = { position: 'ASC', slug: 'ASC' } as const;
    return this.dataSource.manager.find(SizeEntity, { order });
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
