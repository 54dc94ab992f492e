import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { usageError } from '../../failures/cli-error.js';

const SETTINGS = 'template.json';
const PART =
  /^([a-zA-Z-]+)\.(email|sms|push|whatsapp)\.(subject|mjml|html|text|whatsapp_template)$/;
/** A template of WhatsApp is no text: its file holds JSON. */
const APPROVED = 'whatsapp_template';

/** Bodies by language, then by channel, then by part. */
export type Bodies = Record<string, Record<string, Record<string, unknown>>>;

/** A template as its folder holds it. */
export interface TemplateFiles {
  readonly description: string | null;
  readonly default_locale: string;
  readonly variables: Record<string, unknown>;
  readonly locales: Bodies;
}

/** Writes a template into its folder; files of parts that it has no more are left alone. */
export async function writeTemplate(
  folder: string,
  { locales, ...settings }: TemplateFiles,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: [string, string][] = [[SETTINGS, `${JSON.stringify(settings, null, 2)}\n`]];
  for (const [locale, channels] of Object.entries(locales)) {
    for (const [channel, parts] of Object.entries(channels)) {
      for (const [part, text] of Object.entries(parts)) {
        const written = typeof text === 'string' ? text : `${JSON.stringify(text, null, 2)}\n`;
        files.push([`${locale}.${channel}.${part}`, written]);
      }
    }
  }
  for (const [name, text] of files) await writeFile(path.join(folder, name), text);
  return files.map(([name]) => name);
}

/** Reads a template from its folder. */
export async function readTemplate(folder: string): Promise<TemplateFiles> {
  const names = await readdir(folder).catch(() => {
    throw usageError(`${folder} cannot be read.`);
  });
  const locales: Bodies = {};
  for (const name of names.toSorted()) {
    const [, locale = '', channel = '', part = ''] = PART.exec(name) ?? [];
    if (part === '') continue;
    const text = await readFile(path.join(folder, name), 'utf8');
    ((locales[locale] ??= {})[channel] ??= {})[part] = partOf(part, text, name);
  }
  return { ...(await settingsOf(folder, names)), locales };
}

function partOf(part: string, text: string, file: string): unknown {
  // Editors end a file with a line break, which no subject may have.
  if (part !== APPROVED) return part === 'subject' ? text.trimEnd() : text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw usageError(`${file} is not valid JSON.`);
  }
}

async function settingsOf(
  folder: string,
  names: readonly string[],
): Promise<Omit<TemplateFiles, 'locales'>> {
  const usual = { description: null, default_locale: 'en', variables: {} };
  if (!names.includes(SETTINGS)) return usual;
  const file = path.join(folder, SETTINGS);
  try {
    return { ...usual, ...(JSON.parse(await readFile(file, 'utf8')) as object) };
  } catch {
    throw usageError(`${file} is not valid JSON.`);
  }
}
