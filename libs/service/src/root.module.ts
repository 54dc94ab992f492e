import { EnvelopeModule } from '@skydeck/envelope';
import { type DynamicModule, Module } from '@nestjs/common';
import { ClockModule } from './clock.js';
import { Readiness } from './health.js';
import type { ServiceDefinition } from './service-definition.js';
import { ServiceRolesModule } from './service-roles.js';
import { TelemetryModule } from './telemetry.module.js';

@Module({})
class ServiceRootModule {}

/** The service's own module with what every service has. */
export function rootModule({ name, module, clock, listen }: ServiceDefinition): DynamicModule {
  return {
    module: ServiceRootModule,
    imports: [
      EnvelopeModule,
      ClockModule.forRoot(clock),
      ServiceRolesModule.forRoot(listen.roles),
      TelemetryModule.forRoot(name),
      module,
    ],
    providers: [Readiness],
  };
}
