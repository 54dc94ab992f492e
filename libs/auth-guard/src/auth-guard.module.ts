import { type DynamicModule, Global, Module, type Provider, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Bus } from '@skydeck/bus';
import { ServiceMetrics } from '@skydeck/telemetry';
import { AuthGuard } from './auth.guard.js';
import { Authenticator } from './authenticator.js';
import { Credentials } from './credentials.js';
import { CredentialSource } from './credential-source.js';
import {
  HttpCredentialSource,
  type HttpSourceOptions,
  requestServiceToken,
} from './http-credential-source.js';
import { KeyRing } from './key-ring.js';
import { ProjectAccess } from './project-access.js';
import { ServiceClient } from './service-client.js';
import { ServiceTokens } from './service-tokens.js';
import { TokenVerifier } from './token-verifier.js';

export interface AuthGuardOptions extends HttpSourceOptions {
  /** Public address of auth: the issuer of every token. */
  readonly authUrl: string;
  /** Tells the time in milliseconds since 1970; the machine's clock when not given. */
  readonly nowMs?: () => number;
  /** Replaces the questions over HTTP; auth itself answers them in its own process. */
  readonly source?: {
    readonly imports: readonly DynamicModule[] | readonly Type[];
    readonly use: Type<CredentialSource>;
  };
}

/** Guards every route of a service, and gives it `ServiceTokens` and `ServiceClient` for calls. */
@Global()
@Module({})
export class AuthGuardModule {
  static forRoot(options: AuthGuardOptions): DynamicModule {
    const { service, authUrl, source, nowMs = Date.now } = options;
    return {
      module: AuthGuardModule,
      imports: [...(source?.imports ?? [])],
      providers: [
        ...(source ? inProcess(source.use, nowMs) : overHttp(options, nowMs)),
        {
          provide: Credentials,
          useFactory: (from: CredentialSource, bus: Bus, metrics?: ServiceMetrics) => {
            const credentials = new Credentials(from, bus, nowMs);
            return metrics ? credentials.measure(metrics) : credentials;
          },
          inject: [CredentialSource, Bus, { token: ServiceMetrics, optional: true }],
        },
        {
          provide: Authenticator,
          useFactory: (from: CredentialSource, credentials: Credentials) => {
            const keys = new KeyRing(() => from.jwks(), nowMs);
            const tokens = new TokenVerifier(authUrl, keys, nowMs);
            return new Authenticator(service, credentials, tokens, nowMs);
          },
          inject: [CredentialSource, Credentials],
        },
        {
          provide: ProjectAccess,
          useFactory: (credentials: Credentials) => new ProjectAccess(credentials),
          inject: [Credentials],
        },
        {
          provide: ServiceClient,
          useFactory: (tokens: ServiceTokens) => new ServiceClient(tokens),
          inject: [ServiceTokens],
        },
        { provide: APP_GUARD, useClass: AuthGuard },
      ],
      exports: [ServiceTokens, ServiceClient, Authenticator],
    };
  }
}

function overHttp(options: AuthGuardOptions, nowMs: () => number): Provider[] {
  return [
    {
      provide: ServiceTokens,
      useFactory: () => new ServiceTokens(() => requestServiceToken(options), nowMs),
    },
    {
      provide: CredentialSource,
      useFactory: (tokens: ServiceTokens) => new HttpCredentialSource(options, tokens),
      inject: [ServiceTokens],
    },
  ];
}

function inProcess(use: Type<CredentialSource>, nowMs: () => number): Provider[] {
  return [
    { provide: CredentialSource, useExisting: use },
    {
      provide: ServiceTokens,
      useFactory: (from: CredentialSource) => new ServiceTokens(() => from.serviceToken(), nowMs),
      inject: [CredentialSource],
    },
  ];
}
