import { CaptureApi } from './api.js';
import { Flow } from './flow.js';
import { takeSecret } from './secret.js';
import { chooseWords } from './words.js';

const { language, words } = chooseWords(navigator.languages);
document.documentElement.lang = language;
await new Flow(new CaptureApi(takeSecret()), words).run();
