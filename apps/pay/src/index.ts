export { createPay, payDefinition, type PayOverrides } from './create-pay.js';
export { PayConfig } from './pay.config.js';
