import type { WhatsappTemplate } from '../../drivers/whatsapp-cloud/whatsapp-template.schema.js';
import type { VariableValues } from '../variables/variable.schema.js';
import { type Gaps, readGaps } from './liquid.js';

/** What may have gaps in a template of WhatsApp: texts, payloads of buttons, addresses of files. */
const WITH_GAPS = new Set(['text', 'payload', 'link', 'filename']);

/** Goes through a value, and puts another in the place of each text that may have gaps. */
function mapTexts(
  value: unknown,
  map: (text: string, path: string) => unknown,
  path = '',
): unknown {
  if (Array.isArray(value)) {
    return value.map((one, index) => mapTexts(one, map, `${path}.${index}`));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const at = `${path}.${name}`;
    const isText = typeof inner === 'string' && WITH_GAPS.has(name);
    return [name, isText ? map(inner, at) : mapTexts(inner, map, at)];
  });
  return Object.fromEntries(entries) as unknown;
}

/** A template of WhatsApp whose gaps were found. */
export function readWhatsappGaps(template: WhatsappTemplate): (values: VariableValues) => unknown {
  const found = new Map<string, Gaps>();
  mapTexts(template, (text, path) => found.set(path, readGaps(text, 'text')));
  return (values) => mapTexts(template, (text, path) => found.get(path)?.fill(values) ?? text);
}

/** The texts of a template of WhatsApp that may have gaps, by where they stand in it. */
export function whatsappTexts(template: WhatsappTemplate): [path: string, text: string][] {
  const texts: [string, string][] = [];
  mapTexts(template, (text, path) => texts.push([path, text]));
  return texts;
}
