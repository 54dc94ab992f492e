import { loadConfig } from '@skydeck/config';
import { runService, setUpLog } from '@skydeck/service';
import { createMedia, MediaConfig } from './index.js';

const config = loadConfig(MediaConfig);
setUpLog({ level: config.LOG_LEVEL });
await runService(await createMedia(config));
