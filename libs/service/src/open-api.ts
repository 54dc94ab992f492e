import { ErrorEnvelope } from '@skydeck/envelope';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';
import { declarePathParameters } from './path-parameters.js';
import { accessOf } from './route-access.js';
import { declareSharedParameters } from './shared-parameters.js';
import { rootModule } from './root.module.js';
import { setPrefix } from './set-prefix.js';
import type { ServiceDefinition } from './service-definition.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The OpenAPI document of a service, made without starting it: no database is needed. */
export async function openApiDocument(definition: ServiceDefinition): Promise<OpenAPIObject> {
  const app = await NestFactory.create<NestFastifyApplication>(
    rootModule(definition),
    new FastifyAdapter(),
    { preview: true, logger: false },
  );
  setPrefix(app, definition);
  return describe(app, definition);
}

/** The OpenAPI document of a running service. */
export function describe(
  app: NestFastifyApplication,
  { name, title }: Pick<ServiceDefinition, 'name' | 'title'>,
): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setTitle(title)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'An API key or access token.' })
    .addSecurityRequirements('bearer')
    .build();
  // What the platform makes is real.
  const hasTestMode = name !== 'platform';
  return finish(SwaggerModule.createDocument(app, settings), accessOf(app), hasTestMode);
}

/** Drops what is not published; every operation gets its access and the one shape of errors. */
function finish(
  document: OpenAPIObject,
  access: ReturnType<typeof accessOf>,
  hasTestMode: boolean,
): OpenAPIObject {
  const paths = Object.entries(document.paths).filter(([path]) => !path.startsWith('/internal'));
  for (const [name, path] of paths) {
    for (const method of METHODS) {
      const operation = path[method];
      if (!operation) continue;
      declarePathParameters(name, operation);
      Object.assign(operation, access.get(operation.operationId ?? ''));
      declareSharedParameters(method, operation, hasTestMode);
      operation.responses['default'] = {
        description: 'Any refusal or failure.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
      };
    }
  }
  // Built anew: a schema with an id of its own would be put behind another reference.
  const { $schema: _schema, ...shape } = z.toJSONSchema(z.object(ErrorEnvelope.shape)) as Record<
    string,
    unknown
  >;
  const schemas = { ...document.components?.schemas, ErrorEnvelope: shape };
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...document.components, schemas },
  };
}
