import { type DynamicModule, Module } from '@nestjs/common';
import { getRepositoryToken, TypeOrmModule } from '@nestjs/typeorm';
import { AddressPolicy } from '@skydeck/outbound';
import { Clock } from '@skydeck/service';
import type { Repository } from 'typeorm';
import { Payins } from '../payins/payins.js';
import { PayinsController } from '../payins/payins.controller.js';
import { Payouts } from '../payouts/payouts.js';
import { PayoutsController } from '../payouts/payouts.controller.js';
import {
  RECONCILIATION_CONTROLLERS,
  RECONCILIATION_PROVIDERS,
} from '../reconciliation/reconciliation-parts.js';
import { BankFiles } from '../sandbox-bank/bank-files.js';
import { SandboxBank } from '../sandbox-bank/sandbox-bank.js';
import { SandboxBankModule } from '../sandbox-bank/sandbox-bank.module.js';
import { DuePayments } from '../test-clocks/due-payments.js';
import { HookAddresses } from './hooks/hook-addresses.js';
import { HookUpkeep } from './hooks/hook-upkeep.js';
import { HooksController } from './hooks/hooks.controller.js';
import { ProviderHooks } from './hooks/provider-hooks.js';
import { RawHooks } from './hooks/raw-hooks.js';
import { ORDER_PROVIDERS } from './orders/order-parts.js';
import { PaymentOrderEntity } from './orders/payment-order.entity.js';
import { PaymentProviderEntity } from './payment-provider.entity.js';
import { ProviderChoice } from './provider-choice.js';
import { ProviderDrivers } from './provider-drivers.js';
import { PaymentProvidersController } from './providers.controller.js';
import { PaymentProvidersService } from './providers.service.js';
import { ProviderSecrets } from './provider-secrets.js';

export interface ProvidersOptions {
  /** Secrets of providers are sealed with a key made from it. */
  readonly serviceSecret: string;
  /** The Postgres schema. */
  readonly schema: string;
  /** The address of this service, as providers reach it. */
  readonly publicUrl: string;
  /** Networks that providers may be in although they are not public. */
  readonly allowCidrs: readonly string[];
  /** Whether live mode has a sandbox too. */
  readonly isSandboxInLive: boolean;
}

/** Money that comes in and goes out, and who carries it. */
@Module({})
export class ProvidersModule {
  static forRoot(options: ProvidersOptions): DynamicModule {
    const { serviceSecret, schema, publicUrl, allowCidrs, isSandboxInLive } = options;
    return {
      module: ProvidersModule,
      // What comes due at a provider by a test clock is asked for from elsewhere.
      global: true,
      exports: [DuePayments],
      imports: [
        TypeOrmModule.forFeature([PaymentProviderEntity, PaymentOrderEntity]),
        SandboxBankModule.forRoot({ serviceSecret, schema }),
      ],
      controllers: [
        HooksController,
        PaymentProvidersController,
        PayinsController,
        PayoutsController,
        ...RECONCILIATION_CONTROLLERS,
      ],
      providers: [
        { provide: AddressPolicy, useFactory: () => new AddressPolicy(allowCidrs) },
        { provide: HookAddresses, useFactory: () => new HookAddresses(serviceSecret, publicUrl) },
        { provide: ProviderSecrets, useFactory: () => new ProviderSecrets(serviceSecret) },
        {
          provide: ProviderChoice,
          useFactory: (providers: Repository<PaymentProviderEntity>, clock: Clock) =>
            new ProviderChoice(isSandboxInLive, providers, clock),
          inject: [getRepositoryToken(PaymentProviderEntity), Clock],
        },
        {
          provide: ProviderDrivers,
          useFactory: (
            secrets: ProviderSecrets,
            hooks: HookAddresses,
            bank: SandboxBank,
            files: BankFiles,
            policy: AddressPolicy,
          ) => new ProviderDrivers(serviceSecret, secrets, hooks, bank, files, policy),
          inject: [ProviderSecrets, HookAddresses, SandboxBank, BankFiles, AddressPolicy],
        },
        ...ORDER_PROVIDERS,
        DuePayments,
        ...RECONCILIATION_PROVIDERS,
        PaymentProvidersService,
        Payins,
        Payouts,
        HookUpkeep,
        ProviderHooks,
        RawHooks,
      ],
    };
  }
}
