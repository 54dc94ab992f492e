import { Ajv2020 } from 'ajv/dist/2020.js';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const FOLDER = path.join(import.meta.dirname, '../../../docs/openapi');

it.each(readdirSync(FOLDER))('%s: its schemas are of the dialect of OpenAPI 3.1', (file) => {
  const { components } = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Document;
  expect(Object.keys(components.schemas).length).toBeGreaterThan(5);
  const ajv = new Ajv2020({ strict: false });
  const isValid = ajv.validateSchema({ $defs: components.schemas });
  expect([isValid, ajv.errors]).toEqual([true, null]);
});
