import { Module } from '@nestjs/common';
import { StepUpModule } from '../factors/step-up/step-up.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';

@Module({
  imports: [KeysModule, StepUpModule],
  controllers: [ProductsController],
  providers: [ProductsService],
})
export class ProductsModule {}
