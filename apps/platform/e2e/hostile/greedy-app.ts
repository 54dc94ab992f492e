export const LINES_PER_SECOND = 10_000;
/** Lines of one flood. */
export const LINES = 40_000;

/** A build step that writes until it is stopped. */
export const FILLER = `
  const { appendFileSync } = require('node:fs');
  for (let index = 0; index < 2000; index++) appendFileSync('filler', Buffer.alloc(4 * 1024 * 1024, 7));
`;

/** An app that fills what it may write to, and floods its log, when it is asked to. */
export const FLOODED: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'greedy', scripts: { start: 'node server.js' } }),
  'server.js': `
    const { appendFileSync, rmSync } = require('node:fs');
    const { createServer } = require('node:http');
    const MB = 1024 * 1024;
    function fill(folder) {
      const file = folder + '/filler';
      let mb = 0;
      try {
        for (; mb < 4000; mb++) appendFileSync(file, Buffer.alloc(MB, 7));
        return folder + ' takes all';
      } catch ({ code }) {
        if (mb > 0) rmSync(file);
        return folder + ' ' + code + (mb > 0 ? ' at ' + mb + ' MB' : '');
      }
    }
    /** So many lines at a steady rate; says how many a second there were. */
    async function flood(end) {
      const start = performance.now();
      for (let written = 0; written < ${LINES};) {
        const due = Math.min(${LINES}, Math.floor((performance.now() - start) * ${LINES_PER_SECOND / 1000}));
        for (; written < due; written++) process.stdout.write('flood ' + written + end + '\\n');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return String(Math.round(${LINES} / (performance.now() - start) * 1000));
    }
    createServer((request, response) => {
      if (request.url === '/fill') response.end(['/app', '/tmp', '/usr'].map(fill).join(', '));
      else if (request.url === '/flood') flood('').then((rate) => response.end(rate));
      else if (request.url === '/flood?wide') flood('x'.repeat(1000)).then((rate) => response.end(rate));
      else response.end('here');
    }).listen(process.env.PORT, '0.0.0.0');
    process.on('SIGTERM', () => process.exit(0));
  `,
};
