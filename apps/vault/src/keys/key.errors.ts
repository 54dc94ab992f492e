import { defineErrors } from '@skydeck/errors';

/** Why bytes cannot be encrypted or read. */
export const KeyErrors = defineErrors('vault_key', {
  unavailable: {
    status: 503,
    message: 'The keys of the vault cannot be had at the moment.',
    fix: 'Try again later; who runs the installation looks at the key provider and its log.',
  },
  destroyed: {
    status: 410,
    message: 'The keys of this space or project were destroyed.',
    fix: 'What was stored there cannot be read any more.',
  },
});
