import { databaseOf, DatabaseModule } from '@skydeck/database';
import { QuotasModule, RowQuota } from '@skydeck/limits';
import { SpineModule } from '@skydeck/spine';
import { type DynamicModule, Module } from '@nestjs/common';
import { AuditBlocksModule } from './audit-blocks/audit-blocks.module.js';
import { CurrenciesModule } from './currencies/currencies.module.js';
import { CurrencyEntity } from './currencies/currency.entity.js';
import { EscrowsModule } from './escrows/escrows.module.js';
import { FxModule } from './fx/fx.module.js';
import { FX_ENTITIES } from './fx/fx.entities.js';
import { HoldsModule } from './holds/holds.module.js';
import { LEDGER_GUARDS } from './ledger/ledger-guards.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { migrations } from './migrations/index.js';
import type { PayConfig } from './pay.config.js';
import { StatementsModule } from './statements/statements.module.js';
import { WalletEntity } from './wallets/wallet.entity.js';
import { WalletsModule } from './wallets/wallets.module.js';
import { TenantTimeModule } from './test-clocks/tenant-time.js';
import { TestClocksModule } from './test-clocks/test-clocks.module.js';
import { TransfersModule } from './transfers/transfers.module.js';
import { PaymentOrderEntity } from './providers/orders/payment-order.entity.js';
import { PaymentProviderEntity } from './providers/payment-provider.entity.js';
import { RECONCILIATION_ENTITIES } from './reconciliation/reconciliation-parts.js';
import { ProvidersModule } from './providers/providers.module.js';
import { sealedColumns } from './sealed-columns.js';

const COUNT_PROVIDERS = 'select count(*) from payment_provider where tenant = $1';
const COUNT_CURRENCIES = 'select count(*) from currency where tenant = $1';
const COUNT_OPEN_ESCROWS = `
  select count(*) from escrow where tenant = $1
    and state not in ('released', 'refunded', 'resolved', 'cancelled', 'expired')`;
const COUNT_WALLETS = 'select count(*) from wallet where tenant = $1';

@Module({})
export class PayModule {
  static forRoot(config: PayConfig): DynamicModule {
    return {
      module: PayModule,
      imports: [
        DatabaseModule.forRoot({
          ...databaseOf(config),
          schema: config.PAY_SCHEMA,
          entities: [
            PaymentProviderEntity,
            PaymentOrderEntity,
            ...RECONCILIATION_ENTITIES,
            WalletEntity,
            CurrencyEntity,
            ...FX_ENTITIES,
          ],
          migrations,
          ...(config.PAY_DATABASE_ROLE === 'own' && {
            role: { secret: config.SKYDECK_SERVICE_SECRET, ...LEDGER_GUARDS },
          }),
        }),
        SpineModule.forRoot({
          service: 'pay',
          schema: config.PAY_SCHEMA,
          config,
          sealed: sealedColumns(config.SKYDECK_SERVICE_SECRET),
        }),
        QuotasModule.forRoot({
          ofProjects: [
            new RowQuota('payment_providers', config.QUOTA_PAYMENT_PROVIDERS, COUNT_PROVIDERS),
            new RowQuota('currencies', config.QUOTA_CURRENCIES, COUNT_CURRENCIES),
            new RowQuota('open_escrows', config.QUOTA_OPEN_ESCROWS, COUNT_OPEN_ESCROWS),
            new RowQuota('wallets', config.QUOTA_WALLETS, COUNT_WALLETS),
          ],
        }),
        TenantTimeModule,
        LedgerModule.forRoot({
          schema: config.PAY_SCHEMA,
          lanes: config.PAY_LEDGER_LANES,
        }),
        ProvidersModule.forRoot({
          serviceSecret: config.SKYDECK_SERVICE_SECRET,
          schema: config.PAY_SCHEMA,
          publicUrl: config.PAY_URL,
          allowCidrs: config.PAY_ALLOW_CIDRS,
          isSandboxInLive: config.PAY_SANDBOX_IN_LIVE,
        }),
        CurrenciesModule,
        FxModule.forRoot(config),
        WalletsModule,
        StatementsModule,
        TransfersModule,
        EscrowsModule,
        HoldsModule,
        AuditBlocksModule,
        TestClocksModule,
      ],
    };
  }
}
