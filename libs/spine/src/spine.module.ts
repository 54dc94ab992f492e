import { type DynamicModule, Module } from '@nestjs/common';
import { AuditModule } from '@skydeck/audit';
import { AuthGuardModule, type AuthGuardOptions } from '@skydeck/auth-guard';
import { BusModule } from '@skydeck/bus';
import { EventsModule } from '@skydeck/events';
import { shareCursors } from '@skydeck/envelope';
import { IdempotencyModule } from '@skydeck/idempotency';
import { LimitsModule } from '@skydeck/limits';
import { UsageModule } from '@skydeck/usage';
import { QueueModule } from '@skydeck/queue';
import { acceptPreviousSecrets } from '@skydeck/secret-box';
import { WebhookSecretBox, WebhooksModule } from '@skydeck/webhooks';
import { type SealedColumn, sealedFor } from './sealed/sealed-column.js';
import { SealedColumns, SecretRenewal } from './sealed/secret-renewal.js';
import type { SpineConfig } from './spine.config.js';

export interface SpineOptions extends Pick<AuthGuardOptions, 'service' | 'source' | 'nowMs'> {
  /** The Postgres schema of the service. */
  readonly schema: string;
  readonly config: SpineConfig;
  /** A secret that is the service's alone, with whose keys it seals something. */
  readonly ownSecret?: string | undefined;
  /** What the service keeps sealed with keys of the service secret or its own, for longer than a day. */
  readonly sealed?: readonly SealedColumn[];
}

/** Services whose published paths name the project; to the others the key or a header says it. */
const WITH_PROJECT_IN_PATH = new Set(['auth', 'platform']);

/**
 * What every request to every service passes, in this order: who asks, whether they ask too much,
 * whether they asked it before. And what every change leaves: events, webhooks and the audit log. Needs the
 * `DatabaseModule` of the service and `spineMigrations`; the settings are {@link SpineConfig}.
 */
@Module({})
export class SpineModule {
  static forRoot({
    config,
    schema,
    ownSecret,
    sealed = [],
    ...guard
  }: SpineOptions): DynamicModule {
    const paths = { hasProjectInPath: WITH_PROJECT_IN_PATH.has(guard.service) };
    acceptPreviousSecrets(config.SKYDECK_SERVICE_SECRET, config.SKYDECK_SERVICE_SECRET_PREVIOUS);
    shareCursors(config.SKYDECK_SERVICE_SECRET);
    const box = new WebhookSecretBox(config.SKYDECK_SERVICE_SECRET);
    const webhooks = sealedFor('webhook_endpoint', ['secret', 'previous_secret'], { box });
    const secrets = [
      config.SKYDECK_SERVICE_SECRET,
      ...(ownSecret === undefined ? [] : [ownSecret]),
    ];
    const columns = new SealedColumns(secrets, [...webhooks, ...sealed]);
    return {
      module: SpineModule,
      providers: [{ provide: SealedColumns, useValue: columns }, SecretRenewal],
      imports: [
        BusModule.forRoot({ databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }),
        AuthGuardModule.forRoot({
          ...guard,
          authUrl: config.AUTH_URL,
          authInternalUrl: config.AUTH_INTERNAL_URL,
          serviceSecret: config.SKYDECK_SERVICE_SECRET,
        }),
        LimitsModule.forRoot({ redisUrl: config.REDIS_URL, rates: config }),
        IdempotencyModule.forRoot({ serviceSecret: config.SKYDECK_SERVICE_SECRET }),
        EventsModule.forRoot(paths),
        AuditModule.forRoot(paths),
        UsageModule.forRoot({ ...paths, service: guard.service }),
        QueueModule.forRoot({ databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }),
        WebhooksModule.forRoot({
          ...paths,
          schema,
          serviceSecret: config.SKYDECK_SERVICE_SECRET,
          allowCidrs: config.WEBHOOK_ALLOW_CIDRS,
          timeoutMs: config.WEBHOOK_TIMEOUT_MS,
        }),
      ],
    };
  }
}
