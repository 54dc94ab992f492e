import { type DynamicModule, Global, Module } from '@nestjs/common';
import { auditController } from './audit.controller.js';
import { Audit } from './audit.js';
import { AuditReader } from './audit.reader.js';

export interface AuditOptions {
  /** Whether paths name the project; otherwise the key or the header does. */
  readonly hasProjectInPath: boolean;
}

/** Gives a service `Audit` and its routes. The migration is the service's to list. */
@Global()
@Module({})
export class AuditModule {
  static forRoot({ hasProjectInPath }: AuditOptions): DynamicModule {
    return {
      module: AuditModule,
      controllers: [auditController(hasProjectInPath ? 'projects/:project/audit' : 'audit')],
      providers: [Audit, AuditReader],
      exports: [Audit],
    };
  }
}
