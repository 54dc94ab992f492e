import { loadConfig } from '@skydeck/config';
import { runService, setUpLog } from '@skydeck/service';
import { AuthConfig, createAuth } from './index.js';

const config = loadConfig(AuthConfig);
setUpLog({ level: config.LOG_LEVEL });
await runService(await createAuth(config));
