import {
  type Clock,
  createService,
  listenOptions,
  type Service,
  type ServiceDefinition,
} from '@skydeck/service';
import type { PayConfig } from './pay.config.js';
import { PayModule } from './pay.module.js';

/** What a test may put in the place of the real thing. */
export interface PayOverrides {
  readonly clock?: Clock;
}

/** The pay service as `createService` and the OpenAPI document need it. */
export function payDefinition(config: PayConfig, { clock }: PayOverrides = {}): ServiceDefinition {
  return {
    name: 'pay',
    title: 'Payments API',
    prefix: 'api/v1',
    module: PayModule.forRoot(config),
    listen: listenOptions(config, 'PAY'),
    ...(clock && { clock }),
  };
}

/** Builds the pay service without listening. */
export function createPay(config: PayConfig, overrides?: PayOverrides): Promise<Service> {
  return createService(payDefinition(config, overrides));
}
