/**
 * What time it is for the tenant of a row, within a statement; `given` is that of the machine. The
 * column must be named with its table: within, `tenant` alone would be that of the clock.
 */
export const tenantTime = (tenant: string, given: string): string =>
  `coalesce((select now_at from test_clock where test_clock.tenant = ${tenant}),
    ${given}::timestamptz)`;
