import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';

@Module({ imports: [KeysModule], controllers: [ProductsController], providers: [ProductsService] })
export class ProductsModule {}
