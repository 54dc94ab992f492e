import { loadConfig } from '@skydeck/config';
import { runService, setUpLog } from '@skydeck/service';
import { createVault, VaultConfig } from './index.js';

const config = loadConfig(VaultConfig);
setUpLog({ level: config.LOG_LEVEL });
await runService(await createVault(config));
