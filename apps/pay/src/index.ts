export { createPay, payDefinition, type PayOverrides } from './create-pay.js';
export { PayConfig } from './pay.config.js';
export { BANK_NUMBERS } from './sandbox-bank/bank-numbers.js';
