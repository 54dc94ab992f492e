export { createPay, payDefinition, type PayOverrides } from './create-pay.js';
export { PayConfig } from './pay.config.js';
export { BANK_NUMBERS } from './sandbox-bank/bank-numbers.js';
export { bankSecret } from './sandbox-bank/bank-delivery.js';
