import { type DynamicModule, Global, Module } from '@nestjs/common';

/** What a process of a service is for: `api` answers requests, `worker` does what nobody waits for. */
export type ServiceRole = 'api' | 'worker';

/** The roles of this process; both, when nothing is said. */
export class ServiceRoles {
  constructor(private readonly roles: readonly ServiceRole[] = ['api', 'worker']) {}

  /** Whether jobs are taken out of queues here, and what crashes left is looked for. */
  get works(): boolean {
    return this.roles.includes('worker');
  }
}

/** Tells every provider of a service what its process is for. */
@Global()
@Module({})
export class ServiceRolesModule {
  static forRoot(roles?: readonly ServiceRole[]): DynamicModule {
    return {
      module: ServiceRolesModule,
      providers: [{ provide: ServiceRoles, useValue: new ServiceRoles(roles) }],
      exports: [ServiceRoles],
    };
  }
}
