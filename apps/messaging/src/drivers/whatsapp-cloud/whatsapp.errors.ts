import { defineErrors } from '@skydeck/errors';

export const WhatsappErrors = defineErrors('whatsapp', {
  not_reached: {
    status: 502,
    message: 'WhatsApp did not answer, or did not take the account.',
    fix: 'Test the provider: it says whether WhatsApp is reached and takes the token.',
  },
});
