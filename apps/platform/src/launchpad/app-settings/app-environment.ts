/** What an app can be run as. */
export const APP_ENVIRONMENTS = ['production', 'staging', 'preview'] as const;
export type AppEnvironment = (typeof APP_ENVIRONMENTS)[number];

/** What apps are run as that say nothing. */
export const USUAL_ENVIRONMENT: AppEnvironment = 'production';
