import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseErrors } from '../managed/database.errors.js';
import { DatabaseSizeEntity } from './database-size.entity.js';

/** The sizes that dedicated databases can have. */
@Injectable()
export class DatabaseSizes {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<DatabaseSizeEntity[]> {
    const order = { position: 'ASC', slug: 'ASC' } as const;
    return this.dataSource.manager.find(DatabaseSizeEntity, { order });
  }

  /** @throws `database.size_unknown`, naming the sizes that there are */
  async get(slug: string | null): Promise<DatabaseSizeEntity> {
    const sizes = await this.list();
    const found = slug === null ? sizes[0] : sizes.find((size) => size.slug === slug);
    if (found) return found;
    const message = `must be one of ${sizes.map((size) => size.slug).join(', ')}`;
    throw DatabaseErrors.size_unknown({
      detail: `There is no size \`${slug}\`: it ${message}.`,
      issues: [{ location: 'body.size', code: 'invalid_enum', message }],
    });
  }
}
