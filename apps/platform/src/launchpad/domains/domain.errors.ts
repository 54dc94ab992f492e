import { defineErrors } from '@skydeck/errors';

/** What routes of domains refuse. */
export const DomainErrors = defineErrors('domain', {
  not_found: {
    status: 404,
    message: 'This app has no such domain.',
    fix: 'List the domains of the app, and use an `id` or `host` from there.',
  },
  exists: {
    status: 409,
    message: 'This project has the domain already.',
    fix: 'Remove it from the app that has it first.',
  },
  taken: {
    status: 409,
    message: 'The domain is in use.',
    fix: 'Have it removed where it is used, or ask the operator when it is yours.',
  },
  reserved: {
    status: 422,
    message: 'This name cannot be the domain of an app.',
    fix: 'Use a public name of your own; names of this installation and local names are reserved.',
  },
  redirect_loop: {
    status: 422,
    message: 'The domain would lead to one that leads on.',
    fix: 'Have it lead to a domain that serves; `redirect_to` of that one is null.',
  },
  redirect_unknown: {
    status: 422,
    message: 'Domains lead to other domains of their app only.',
    fix: 'Add the domain to the app first, or use a redirect of the edge rules.',
  },
  wildcard_not_primary: {
    status: 422,
    message: 'A wildcard is no name that an app could go by.',
    fix: 'Choose a domain without `*`.',
  },
  no_pair: {
    status: 422,
    message: 'This name has no `www.` beside it.',
    fix: 'Send a name such as `example.com`, with or without `www.`.',
  },
  wildcard_needs_dns: {
    status: 422,
    message: 'A wildcard is certified by DNS only.',
    fix: 'Send `challenge` as `dns-01`.',
  },
});
