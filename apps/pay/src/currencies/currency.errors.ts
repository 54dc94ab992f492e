import { defineErrors } from '@skydeck/errors';

/** Why a currency is not found, made or changed. */
export const CurrencyErrors = defineErrors('', {
  currency_not_found: {
    status: 404,
    message: 'There is no such currency in ISO 4217 nor in this project.',
    fix: 'List the currencies; those of a project differ in test mode and live mode.',
  },
  currency_taken: {
    status: 409,
    message: 'A currency of this code exists already.',
    fix: 'Choose a code that neither ISO 4217 nor the project has.',
  },
  currency_of_iso: {
    status: 409,
    message: 'Currencies of ISO 4217 belong to no project and cannot be changed.',
    fix: 'Make a currency of your own.',
  },
});
