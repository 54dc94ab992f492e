import { defineErrors } from '@skydeck/errors';

/** What routes of bindings refuse. */
export const BindingErrors = defineErrors('app_binding', {
  not_found: {
    status: 404,
    message: 'This app has no such binding.',
    fix: 'List the bindings of the app, and use an `id` from there.',
  },
  unknown_target: {
    status: 422,
    message: 'There is nothing of that name to bind to.',
    fix: 'Name a product, such as `auth` or `pay`, or a database of the project with the kind `database`.',
  },
  attached: {
    status: 409,
    message: 'This app is bound to that already.',
    fix: 'Rotate the binding, or detach it first.',
  },
  variable_taken: {
    status: 409,
    message: 'The app has a variable of that name already.',
    fix: 'Remove the variable, or choose another name with `names`.',
  },
  no_pool: {
    status: 422,
    message: 'The database has no connection pool.',
    fix: 'Turn it on with `skydeck db pool enable` first, or leave `pool_url` out of `names`.',
  },
  rotating: {
    status: 409,
    message: 'The credential before is still in use.',
    fix: 'Wait until the release with the new one is live; deploy again if it failed.',
  },
  needs_account: {
    status: 403,
    message: 'Only people attach products: a key is made for the app.',
    fix: 'Sign in with `skydeck auth login`, as owner or admin for a live key.',
  },
});
