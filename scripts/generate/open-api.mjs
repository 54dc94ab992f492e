import { openApiDocument } from '@skydeck/service';
import openapiTypescript, { astToString } from 'openapi-typescript';

/** The OpenAPI document of every service, and the SDK's types made from it. */
export async function openApiFiles(services) {
  const files = [];
  for (const { name, definition } of services) {
    const document = await openApiDocument(definition);
    const text = `${JSON.stringify(document, null, 2)}\n`;
    files.push([`docs/openapi/${name}.json`, text]);
    // A field with a default may be left out of a request.
    const types = await openapiTypescript(JSON.parse(text), { defaultNonNullable: false });
    files.push([
      `libs/sdk/src/generated/${name}.ts`,
      `// Made from docs/openapi/${name}.json.\n${astToString(types)}`,
    ]);
  }
  return files;
}
