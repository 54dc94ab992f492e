import { Module } from '@nestjs/common';
import { CurrenciesController } from './currencies.controller.js';
import { Currencies } from './currencies.js';
import { OwnCurrencies } from './own-currencies.js';

/** Which currencies there are; other features ask `Currencies`. */
@Module({
  controllers: [CurrenciesController],
  providers: [Currencies, OwnCurrencies],
  exports: [Currencies],
})
export class CurrenciesModule {}
