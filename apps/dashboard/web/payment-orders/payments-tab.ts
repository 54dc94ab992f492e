/** The tabs of money that comes in and goes out, in their order. */
export const PAYMENTS_TABS = ['payins', 'payouts', 'providers'] as const;
export type PaymentsTab = (typeof PAYMENTS_TABS)[number];
