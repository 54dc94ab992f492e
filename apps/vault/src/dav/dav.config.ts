import { quotaSetting } from '@skydeck/limits';

/** Settings of what is served over DAV. */
export const davConfig = {
  QUOTA_APP_PASSWORDS: quotaSetting(1000, 'App passwords that one project may have'),
};
