import type { Tenant } from '@skydeck/auth-guard';
import { isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { TopicEntity } from './topic.entity.js';
import { TopicErrors } from './topic.errors.js';

/** Finds topics. */
@Injectable()
export class Topics {
  constructor(@InjectRepository(TopicEntity) private readonly topics: Repository<TopicEntity>) {}

  /** One topic, by identifier or by key. @throws `topic.not_found` */
  async get(tenant: Tenant, idOrKey: string): Promise<TopicEntity> {
    const which = isId('top', idOrKey) ? { id: idOrKey } : { key: idOrKey };
    const found = await this.topics.findOneBy({ tenant, ...which });
    if (!found) throw TopicErrors.not_found();
    return found;
  }

  /** One that people may opt out of. @throws `topic.not_found`, `topic.not_optional` */
  async optional(tenant: Tenant, idOrKey: string): Promise<TopicEntity> {
    const topic = await this.get(tenant, idOrKey);
    if (topic.kind === 'transactional') throw TopicErrors.not_optional();
    return topic;
  }

  /** Those that people choose among, in the order of their names. */
  optionalOnes(tenant: Tenant): Promise<TopicEntity[]> {
    return this.topics.find({
      where: { tenant, kind: 'marketing' },
      order: { name: 'ASC', id: 'ASC' },
    });
  }
}
