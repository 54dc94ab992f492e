import type { Type } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DEPRECATED, type Deprecation } from './deprecated.js';

/** Keys of the metadata that the decorators of `@skydeck/auth-guard` write. */
const IS_PUBLIC = 'skydeck:public';
const REQUIRED_SCOPES = 'skydeck:scopes';
const CALLERS = 'skydeck:callers';
/** Key of the metadata that `@ApiOperation` writes. */
const OPERATION = 'swagger/apiOperation';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** What an operation says about its callers. */
interface Access {
  /** Empty on routes that are open to everybody; elsewhere the document's own rule holds. */
  readonly security?: [];
  /** The scopes that the caller must hold, all of them. */
  readonly 'x-required-scopes'?: readonly string[];
  /** The kinds of callers that are let in, where not all are. */
  readonly 'x-callers'?: readonly string[];
  readonly deprecated?: true;
  /** When a deprecated operation will be gone. */
  readonly 'x-sunset'?: string;
}

const reflector = new Reflector();

/** What each route asks of its caller, by operation id. */
export function accessOf(app: NestFastifyApplication): ReadonlyMap<string, Access> {
  const found = new Map<string, Access>();
  const scanner = new MetadataScanner();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, () => unknown>;
      for (const name of scanner.getAllMethodNames(prototype)) {
        const handler = prototype[name];
        if (!handler) continue;
        const operation = reflector.get<Operation | undefined>(OPERATION, handler);
        const id = operation?.operationId ?? `${metatype.name}_${name}`;
        found.set(id, { ...read(handler, metatype as Type), ...lifeOf(handler) });
      }
    }
  }
  return found;
}

function lifeOf(handler: () => unknown): Access {
  const old = reflector.get<Deprecation | undefined>(DEPRECATED, handler);
  return old ? { deprecated: true, 'x-sunset': old.sunset.toISOString() } : {};
}

function read(handler: () => unknown, controller: Type): Access {
  const places = [handler, controller];
  const callers = reflector.getAllAndOverride<string[] | undefined>(CALLERS, places);
  const isPublic = reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, places) ?? false;
  // A route that names its callers has a guard of its own in the place of the usual one.
  if (isPublic && !callers) return { security: [] };
  return {
    'x-required-scopes':
      reflector.getAllAndOverride<string[] | undefined>(REQUIRED_SCOPES, places) ?? [],
    ...(callers && { 'x-callers': callers }),
  };
}
