/** A server that counts its visits in a file, and writes as much as it is asked for. */
export function counter(version: string): Record<string, string> {
  return {
    'package.json': JSON.stringify({ name: 'counter', scripts: { start: 'node server.js' } }),
    'server.js': `
      const { createServer } = require('node:http');
      const fs = require('node:fs');
      const FILE = (process.env.FOLDER || '/data') + '/count';
      const read = () => { try { return Number(fs.readFileSync(FILE, 'utf8')); } catch { return 0; } };
      const does = {
        '/count': () => { const next = read() + 1; fs.writeFileSync(FILE, String(next)); return next; },
        '/read': () => read(),
        '/fill': () => {
          const file = fs.openSync('/data/ballast', 'a');
          try { for (;;) fs.writeSync(file, Buffer.alloc(4 * 1024 * 1024, 1)); }
          catch (error) { return error.code; } finally { fs.closeSync(file); }
        },
        '/empty': () => fs.rmSync('/data/ballast') ?? 'emptied',
        '/who': () => [fs.statSync(FILE).uid, process.getuid(), fs.readdirSync('/data')].join(' '),
      };
      createServer((request, response) => {
        const { searchParams, pathname } = new URL(request.url, 'http://app');
        try { response.end('${version} ' + (does[pathname]?.() ?? '')); }
        catch (error) { response.end('${version} ' + error.code); }
      }).listen(process.env.PORT, '0.0.0.0');
      process.on('SIGTERM', () => process.exit(0));
    `,
  };
}
