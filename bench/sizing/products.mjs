import { auth } from './products/auth.mjs';
import { location } from './products/location.mjs';
import { media } from './products/media.mjs';
import { messaging } from './products/messaging.mjs';
import { pay } from './products/pay.mjs';
import { platform } from './products/platform.mjs';
import { vault } from './products/vault.mjs';

/**
 * What is asked of each service. `prepare` makes rows and gives what requests need of them; of a
 * hundred requests of the mix, `share` are of a kind.
 */
export const PRODUCTS = { auth, platform, pay, media, vault, messaging, location };
