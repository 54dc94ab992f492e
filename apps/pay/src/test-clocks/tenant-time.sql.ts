/** What time it is for the tenant of a row, within a statement; `given` is that of the machine. */
export const tenantTime = (tenant: string, given: string): string =>
  `coalesce((select now_at from test_clock where test_clock.tenant = ${tenant}),
    ${given}::timestamptz)`;
