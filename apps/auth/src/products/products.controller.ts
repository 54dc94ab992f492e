import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentProject,
  type Product,
  PRODUCTS,
  type ProjectRef,
  Requires,
} from '@skydeck/auth-guard';
import { envelopeOf, paged, pageOf } from '@skydeck/envelope';
import { AccountsOnly } from '../accounts/current-account.js';
import { NeedsStepUp } from '../factors/step-up/needs-step-up.js';
import { CurrentKeyActor } from '../keys/key-actor.js';
import type { KeyActor } from '../keys/keys.service.js';
import { ProductName, Provisioned, ProvisionProduct, ProductView } from './products.schema.js';
import { ProductsService } from './products.service.js';

@ApiTags('Products')
@AccountsOnly()
@Controller('projects/:project/products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  @Requires('keys:read')
  @Get()
  @ApiOperation({ operationId: 'listProducts', summary: 'List the products and their addresses' })
  @ApiOkResponse({ standardSchema: pageOf(ProductView) })
  async list(@CurrentProject() { id }: ProjectRef) {
    const items = await this.products.list(id);
    return paged({ items, limit: PRODUCTS.length, nextCursor: null });
  }

  @Requires('keys:write')
  @NeedsStepUp(({ mode }) => mode === 'test')
  @Post(':product')
  @HttpCode(201)
  @ApiOperation({ operationId: 'provisionProduct', summary: 'Begin to use a product; gives a key' })
  @ApiCreatedResponse({ standardSchema: envelopeOf(Provisioned) })
  provision(
    @CurrentKeyActor() actor: KeyActor,
    @Param('product', { schema: ProductName }) product: Product,
    @Body({ schema: ProvisionProduct }) body: ProvisionProduct,
  ): Promise<Provisioned> {
    return this.products.provision(actor, product, body);
  }
}
