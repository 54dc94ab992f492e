import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTemplate, type TemplateFiles, writeTemplate } from './template-folder.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'template-'));
});

afterEach(() => rm(folder, { recursive: true }));

const template: TemplateFiles = {
  description: 'An order',
  default_locale: 'de',
  variables: { name: { type: 'text', required: true } },
  locales: {
    de: { email: { subject: 'Bestellung', mjml: '<mjml>\n</mjml>\n' }, sms: { text: 'Hallo' } },
    'en-GB': { push: { subject: 'Order', text: 'Hello\n' } },
    en: {
      whatsapp: {
        whatsapp_template: { name: 'order', language: 'en_US', components: [{ type: 'body' }] },
      },
    },
  },
};

describe('the folder of a template', () => {
  it('gives back what was written into it', async () => {
    await writeTemplate(folder, template);
    expect(await readTemplate(folder)).toEqual(template);
    expect(await readdir(folder)).toContain('en-GB.push.subject');
  });

  it('takes a subject without the line break of its file, and passes other files over', async () => {
    await writeFile(path.join(folder, 'en.email.subject'), 'Hello\n');
    await writeFile(path.join(folder, 'en.email.html'), '<p>Hello</p>');
    await writeFile(path.join(folder, 'README.md'), 'About');
    expect(await readTemplate(folder)).toMatchObject({
      locales: { en: { email: { subject: 'Hello', html: '<p>Hello</p>' } } },
    });
  });

  it('refuses settings that are no JSON, and a folder that is not there', async () => {
    await writeFile(path.join(folder, 'template.json'), '{');
    await expect(readTemplate(folder)).rejects.toThrow('not valid JSON');
    await expect(readTemplate(path.join(folder, 'none'))).rejects.toThrow('cannot be read');
  });
});
