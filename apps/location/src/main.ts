import { loadConfig } from '@skydeck/config';
import { runService, setUpLog } from '@skydeck/service';
import { createLocation, LocationConfig } from './index.js';

const config = loadConfig(LocationConfig);
setUpLog({ level: config.LOG_LEVEL });
await runService(await createLocation(config));
