import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const SDK = path.resolve(import.meta.dirname, '../../libs/costream/dist');

/** Serves the two pages, and the SDK as it is built. */
export async function startPages() {
  const server = createServer(async ({ url }, response) => {
    const body = await bodyOf(new URL(url, 'http://pages').pathname).catch(() => null);
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(body === null ? 404 : 200, { 'content-type': type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function bodyOf(pathname) {
  if (pathname.startsWith('/costream/')) {
    return readFile(path.join(SDK, path.normalize(pathname.slice('/costream/'.length))));
  }
  if (pathname.endsWith('.js')) return readFile(path.join(import.meta.dirname, pathname));
  const script = pathname.slice(1);
  return `<!doctype html><title>${script}</title><script src="/packets.page.js"></script>
<script type="module" src="/${script}.page.js"></script>`;
}
