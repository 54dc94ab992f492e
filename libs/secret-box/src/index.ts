export { deriveKey, type KeyOrigin } from './derive-key.js';
export { edgeToken } from './edge-token.js';
export { acceptedKeys, acceptPreviousSecrets, previousSecrets } from './previous-secrets.js';
export { NONCE_BYTES, SecretBox, TAG_BYTES } from './secret-box.js';
export { Signature } from './signature.js';
