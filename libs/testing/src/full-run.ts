/** Whether this is `npm run test:full`, in which what takes long has its place. */
export const isFullRun = process.env['TEST_FULL'] === '1';
