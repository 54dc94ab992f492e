import { createServer } from 'smpp';

// A message centre that takes everything, in a process of its own so that its work is not counted.
let taken = 0;
const server = createServer((session) => {
  session.on('bind_transceiver', (pdu) => session.send(pdu.response()));
  session.on('enquire_link', (pdu) => session.send(pdu.response()));
  session.on('unbind', (pdu) => session.send(pdu.response()));
  session.on('submit_sm', (pdu) => session.send(pdu.response({ message_id: `${++taken}` })));
  session.on('error', () => session.close());
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
