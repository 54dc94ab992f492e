import { ServiceMetrics } from '@skydeck/telemetry';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ReadinessChecks } from './readiness-checks.js';

/** Gives every provider of a service the same metrics, and a place to say what it needs to work. */
@Global()
@Module({})
export class TelemetryModule {
  static forRoot(service: string): DynamicModule {
    return {
      module: TelemetryModule,
      providers: [
        { provide: ServiceMetrics, useFactory: () => new ServiceMetrics(service) },
        ReadinessChecks,
      ],
      exports: [ServiceMetrics, ReadinessChecks],
    };
  }
}
