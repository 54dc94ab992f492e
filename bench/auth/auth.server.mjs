import { AuthConfig, createAuth } from '@skydeck/auth';
import { loadConfig } from '@skydeck/config';
import { setUpLog } from '@skydeck/service';
import { answerBenchmark } from '../http/answer.mjs';

// The service as it is, in a process of its own so that its CPU time can be told.
setUpLog({ level: 'error' });
const service = await createAuth(loadConfig(AuthConfig, process.env));
await service.listen();
answerBenchmark(service.url, { 'internal-url': () => service.internalUrl });
