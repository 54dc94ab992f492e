import { setUpLog } from '@skydeck/service';
import { createStack, type MemberName } from '../../stack/create-stack.js';

// Several services in one process, as `npm start` has them, without what supervises them there.
setUpLog({ level: process.env['LOG_LEVEL'] === 'debug' ? 'debug' : 'info' });
const stack = await createStack(process.env, process.argv.slice(2) as MemberName[]);
await stack.listen();
const stop = () => void stack.close().then(() => process.exit());
process.once('SIGTERM', stop).once('SIGINT', stop);
