export { deriveKey, type KeyOrigin } from './derive-key.js';
export { NONCE_BYTES, SecretBox, TAG_BYTES } from './secret-box.js';
