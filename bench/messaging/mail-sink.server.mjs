import { SMTPServer } from 'smtp-server';

/** Takes every mail and forgets it, in a process of its own so that its time is not counted. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => {
      process.send('mail');
      done();
    });
  },
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.server.address().port }));
process.once('disconnect', () => process.exit());
