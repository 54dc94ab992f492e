import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A template in its folder and a batch in its file, as commands find them in the working folder. */
export async function writeMessageFiles(folder: string): Promise<void> {
  const template = path.join(folder, 'templates', 'greeting');
  await mkdir(template, { recursive: true });
  await writeFile(path.join(template, 'template.json'), '{"variables":{"name":{}}}');
  await writeFile(path.join(template, 'en.sms.text'), 'Hello {{ name }}');
  const message = {
    channel: 'sms',
    to: '+14155550123',
    template: 'greeting',
    variables: { name: 'Ada' },
    send_at: new Date(Date.now() + 3_600_000).toISOString(),
  };
  await writeFile(path.join(folder, 'batch.ndjson'), `${JSON.stringify(message)}\n`);
  await writeFile(path.join(folder, 'transfers.csv'), 'from,to,amount,currency\na,b,1,EUR\n');
}
