import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Product, PRODUCTS } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Repository } from 'typeorm';
import type { AuthConfig } from '../auth.config.js';
import { toNewKey } from '../keys/keys.schema.js';
import { type KeyActor, KeysService } from '../keys/keys.service.js';
import { Settings } from '../settings.module.js';
import { baseUrlOf, titleOf } from './catalogue.js';
import type { Provisioned, ProvisionProduct, ProductView } from './products.schema.js';
import { ProvisionEntity } from './provision.entity.js';

/** The products of the platform, and which of them a project uses. */
@Injectable()
export class ProductsService {
  constructor(
    @InjectRepository(ProvisionEntity) private readonly provisions: Repository<ProvisionEntity>,
    private readonly keys: KeysService,
    private readonly clock: Clock,
    @Settings() private readonly config: AuthConfig,
  ) {}

  /** Every product, with the moment from which the project uses it. */
  async list(projectId: string): Promise<ProductView[]> {
    const provisions = await this.provisions.findBy({ projectId });
    return PRODUCTS.map((product) => {
      const found = provisions.find((provision) => provision.product === product);
      return {
        product,
        title: titleOf(product),
        base_url: baseUrlOf(product, this.config),
        provisioned_at: found?.provisionedAt.toISOString() ?? null,
      };
    });
  }

  /** Begins to use a product, with a key for it. Done again, it makes one more key. */
  async provision(
    actor: KeyActor,
    product: Product,
    { mode, name }: ProvisionProduct,
  ): Promise<Provisioned> {
    const made = await this.keys.create(actor, { product, mode, name });
    const provision = { projectId: actor.projectId, product, provisionedAt: this.clock.now() };
    await this.provisions.createQueryBuilder().insert().values(provision).orIgnore().execute();
    return { product, base_url: baseUrlOf(product, this.config), key: toNewKey(made) };
  }
}
