import { createServer } from 'node:http';

// A push service that takes everything, in a process of its own so that its work is not counted.
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(201).end());
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
