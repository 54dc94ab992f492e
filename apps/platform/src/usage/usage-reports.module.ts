import { type DynamicModule, Module } from '@nestjs/common';
import { ServiceClient } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { UsageReader } from '@skydeck/usage';
import type { PlatformConfig } from '../platform.config.js';
import { InvoicePreviews } from './invoice/invoice-preview.js';
import { readPriceList } from './prices/read-price-list.js';
import { type Neighbours, ProductUsage } from './product-usage.js';
import { UsageController } from './usage.controller.js';

/** Tells the usage of every product, and what it costs. */
@Module({})
export class UsageReportsModule {
  static forRoot(config: PlatformConfig): DynamicModule {
    const prices = readPriceList(config.PRICES_FILE);
    return {
      module: UsageReportsModule,
      controllers: [UsageController],
      providers: [
        {
          provide: ProductUsage,
          useFactory: (own: UsageReader, client: ServiceClient) =>
            new ProductUsage(neighboursOf(config), own, client),
          inject: [UsageReader, ServiceClient],
        },
        {
          provide: InvoicePreviews,
          useFactory: (usage: ProductUsage, clock: Clock) =>
            new InvoicePreviews(usage, prices, clock),
          inject: [ProductUsage, Clock],
        },
      ],
    };
  }
}

function neighboursOf(config: PlatformConfig): Neighbours {
  return {
    auth: config.AUTH_INTERNAL_URL,
    pay: config.PAY_INTERNAL_URL,
    media: config.MEDIA_INTERNAL_URL,
    vault: config.VAULT_INTERNAL_URL,
    messaging: config.MESSAGING_INTERNAL_URL,
    location: config.LOCATION_INTERNAL_URL,
  };
}
