import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const server = (greeting: string) => `import { createServer } from 'node:http';
console.log('${greeting} is open.');
console.error('nothing is wrong');
createServer((request, response) => {
  response.end(\`${greeting}, \${process.env.COLOR ?? 'no colour'}\\n\`);
}).listen(Number(process.env.PORT));
`;

/** A folder of a small app, to upload; it can be changed between deployments. */
export class UploadedFolder implements AsyncDisposable {
  private constructor(readonly dir: string) {}

  static async make(greeting: string): Promise<UploadedFolder> {
    const folder = new UploadedFolder(await mkdtemp(join(tmpdir(), 'skydeck-folder-')));
    const start = { name: 'kiosk', type: 'module', scripts: { start: 'node server.js' } };
    await folder.write('package.json', JSON.stringify(start));
    await folder.write('.gitignore', '*.secret\n');
    await folder.write('left.secret', 'stays here');
    await folder.greet(greeting);
    return folder;
  }

  greet(greeting: string): Promise<void> {
    return this.write('server.js', server(greeting));
  }

  write(name: string, text: string): Promise<void> {
    return writeFile(join(this.dir, name), text);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return rm(this.dir, { recursive: true, force: true });
  }
}
