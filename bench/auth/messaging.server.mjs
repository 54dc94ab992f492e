import { createServer } from 'node:http';
import { answerBenchmark } from '../http/answer.mjs';

// Stands for messaging, which is measured elsewhere: takes codes and remembers them.
const codes = new Map();

const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { reference, content, to } = JSON.parse(text);
  if (reference) codes.set(reference, [/\d{6}/.exec(content.text)[0], to]);
  response.writeHead(202, { 'content-type': 'application/json' });
  response.end('{"data":{"id":"msg_bench","status":"accepted","delivered":[]},"meta":{}}');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

answerBenchmark(`http://127.0.0.1:${server.address().port}`, {
  // Each code is told once, so that nothing is verified twice.
  codes: () => {
    const all = [...codes].map(([id, [code, to]]) => [id, code, to]);
    codes.clear();
    return all;
  },
});
